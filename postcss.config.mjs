// Next makes the sheet smaller itself; the plugin would warn of selectors that are younger than its list.
export default { plugins: { '@tailwindcss/postcss': { optimize: false } } };
