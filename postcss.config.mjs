/** Leaves out Tailwind's initial values for browsers without `@property`, which those of package.json have. */
const withoutPropertyFallbacks = {
  postcssPlugin: 'without-property-fallbacks',
  /** @param {import('postcss').Root} root */
  OnceExit: (root) =>
    root.walkAtRules('layer', (rule) => {
      if (rule.params === 'properties') rule.remove();
    }),
};

// Next makes the sheet smaller itself; the plugin would warn of selectors that are younger than its list.
export default { plugins: [['@tailwindcss/postcss', { optimize: false }], withoutPropertyFallbacks] };
