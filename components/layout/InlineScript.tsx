/** A script in the page itself, for what cannot wait for a file. The build gives its hash to the page's policy. */
export function InlineScript({ id, text }: { id: string; text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is our own code, never anybody's input
  return <script id={id} dangerouslySetInnerHTML={{ __html: text }} />;
}
