import { GitHub, type Settings } from './github';
import { EDITED, PUBLISHED } from './store';

declare const SETTINGS: Settings;

/** Asks for the newest versions at once: the answers arrive while the rest of the script is evaluated. */
class EarlyGitHub extends GitHub {
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
}

export const github = new EarlyGitHub();
