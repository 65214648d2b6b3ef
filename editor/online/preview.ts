/** What the build that this page is part of was made from (`export/publish-editor.ts`). */
interface Build {
  /** Empty where the host does not say it. */
  commit: string;
  /** Where the host shows the edited branch; empty where that is not known. */
  preview: string;
}

const AGAIN = 10_000;

async function readBuild(): Promise<Build> {
  const response = await fetch('edit/build.json', { cache: 'no-store' });
  return response.ok ? response.json() : { commit: '', preview: '' };
}

export type Preview = { address?: string; isReady?: boolean };

/**
 * Reports where the preview is, and whether it shows `commit`: known when this page is part of the preview, since a page of another origin
 * cannot be asked. Looks again until it does, or until the returned function is called.
 */
export function watchPreview(commit: string, report: (preview: Preview) => void): () => void {
  let timer = 0;
  async function look() {
    const { preview, commit: built } = await readBuild().catch((): Build => ({ commit: '', preview: '' }));
    const isHere = preview === '' || new URL(preview).origin === location.origin;
    const isReady = isHere && built ? built === commit : undefined;
    report({ address: isHere ? '/' : preview, isReady });
    if (isReady === false) timer = window.setTimeout(look, AGAIN);
  }
  look();
  return () => window.clearTimeout(timer);
}
