/** Removes Tailwind's fallbacks for browsers without `@property`, which all of `browserslist` support. */
const withoutPropertyFallbacks = {
  postcssPlugin: 'without-property-fallbacks',
  /** @param {import('postcss').Root} root */
  OnceExit: (root) =>
    root.walkAtRules('layer', (rule) => {
      if (rule.params === 'properties') rule.remove();
    }),
};

// Next minifies; Tailwind's own optimization warns about new selectors.
export default { plugins: [['@tailwindcss/postcss', { optimize: false }], withoutPropertyFallbacks] };
