import { GitHub, type Settings } from './github';
import { EDITED, PUBLISHED } from './store';

declare const SETTINGS: Settings;

/** Asks for the newest versions and the files of one at once: the answers arrive while the rest of the script is evaluated. */
class EarlyGitHub extends GitHub {
  // The answer names the commit of the branch. If the newest one is another, its files are asked for.
  private edited = this.isSignedIn() ? super.treeOf(EDITED, [404, 409]).catch(() => undefined) : undefined;
  private asked = new Map(this.isSignedIn() ? [EDITED, PUBLISHED].map((branch) => [branch, super.head(branch)]) : []);

  constructor() {
    super(SETTINGS);
    // Whoever takes an answer gets its error.
    for (const answer of this.asked.values()) answer.catch(() => {});
  }

  override head(branch: string): Promise<string | undefined> {
    const answer = this.asked.get(branch);
    this.asked.delete(branch);
    return answer ?? super.head(branch);
  }

  protected override async treeOf(commit: string) {
    const edited = await this.edited;
    return edited?.sha === commit ? edited : super.treeOf(commit);
  }
}

export const github = new EarlyGitHub();
