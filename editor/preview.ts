/** What a build was made from, and where the host shows the edited branch (`export/publish-editor.ts`). */
export interface Build {
  commit: string; // empty where the host does not say it
  preview: string; // empty where it is not known; then this site shows the edited branch itself
}
export type PreviewState = 'unknown' | 'building' | 'late' | 'ready';
export interface Preview {
  address: string;
  state: PreviewState;
  commit: string; // what it shows
}

const AGAIN = 10_000;
const LATE = 10 * 60_000;
const NOTHING: Build = { commit: '', preview: '' };

/** A host may answer a page that is none of ours, with any status. */
async function readBuild(origin: string): Promise<Build> {
  try {
    const response = await fetch(`${origin}/edit/build.json`, { cache: 'no-store' });
    return response.ok ? { ...NOTHING, ...(await response.json()) } : NOTHING;
  } catch {
    return NOTHING;
  }
}

/**
 * Reports where the preview is and whether it shows `commit`, until it does or the returned function is called. `contains` tells whether
 * a later commit has it.
 */
export function watchPreview(
  commit: string,
  contains: (later: string) => Promise<boolean>,
  report: (preview: Preview) => void,
): () => void {
  const begun = Date.now();
  let timer: ReturnType<typeof setTimeout>;
  let isStopped = false;
  const isIn = async (shown: string) => shown === commit || (shown !== '' && contains(shown));
  async function look() {
    const own = await readBuild('');
    const shown = own.preview ? await readBuild(own.preview) : own;
    const isShown = await isIn(shown.commit);
    if (isStopped) return;
    const state = own.commit ? stateOf(isShown, Date.now() - begun) : 'unknown';
    report({ address: own.preview, state, commit: shown.commit });
    if (state === 'building' || state === 'late') timer = setTimeout(look, AGAIN);
  }
  look();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}

function stateOf(isShown: boolean, waited: number): PreviewState {
  if (isShown) return 'ready';
  return waited < LATE ? 'building' : 'late';
}
