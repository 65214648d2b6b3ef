const READ = /(?:var|style)\(\s*(--[\w-]+)/g;

/**
 * Removes fallbacks for browsers without `@property`, unread custom properties, and border styles, which app/styles/reset.css sets.
 */
const withoutUnused = {
  postcssPlugin: 'without-unused',
  /** @param {import('postcss').Root} root */
  OnceExit(root) {
    root.walkAtRules('layer', (rule) => void (rule.params === 'properties' && rule.remove()));
    root.walkDecls(/^border.*-style$/, (rule) => void (rule.value === 'var(--tw-border-style)' && rule.remove()));
    const read = new Set(Array.from(root.toString().matchAll(READ), ([, name]) => name));
    root.walkRules(':root, :host', (rule) =>
      rule.walkDecls((declaration) => void (read.has(declaration.prop) || declaration.remove())),
    );
    root.walkDecls(/^--tw-/, (declaration) => void (read.has(declaration.prop) || declaration.remove()));
    // Next's minifier keeps spaces in values with `var()`.
    root.walkDecls(/^(?!content)/, (declaration) => {
      declaration.value = declaration.value.replace(/\s*([,*/])\s*/g, '$1');
    });
    // The fonts are used by the names of their families (app/fonts.ts).
    root.walkRules('.className', (rule) => void rule.remove());
    root.walkAtRules('property', (rule) => void (read.has(rule.params) || rule.remove()));
  },
};

// Next minifies; Tailwind's own optimization warns about new selectors.
export default { plugins: [['@tailwindcss/postcss', { optimize: false }], withoutUnused] };
