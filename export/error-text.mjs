/**
 * What to say of an error that ends a command: its message, or file, line and mistake where a file of the owner's cannot be read as code.
 * @param {unknown} error
 */
export function errorText(error) {
  const text = error instanceof Error ? error.message : String(error);
  const [, file, line, mistake] = /((?:content|messages)\/[\w-]+\.ts):(\d+):\d+: ERROR: (.*)/.exec(text) ?? [];
  return file ? `${file}:${line}: this cannot be read: ${mistake}` : text;
}
