/** The text of bar.css (export/publish-editor.ts). */
declare module 'bar-style' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: as esbuild loads a text
  export default text;
}
