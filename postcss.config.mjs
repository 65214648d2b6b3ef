// Next makes the sheet small, for the browsers of package.json; Tailwind doing the same before would only complain of selectors that are younger than it.
export default { plugins: { '@tailwindcss/postcss': { optimize: false } } };
