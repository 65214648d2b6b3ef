/** The text of bar.css (export/publish-editor.ts). */
declare module 'bar-style' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: as esbuild loads a text
  export default text;
}
/** Made by `validatorModule` (export/validators.ts). */
declare module 'validators' {
  export const company: import('@/export/checks/schema-rules').Validate;
  export const catalog: import('@/export/checks/schema-rules').Validate;
}
