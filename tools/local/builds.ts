/** Makes the site again after a save. Returns why that was refused; '' if it was not. @param changed the paths that were saved */
export type Build = (changed: string[]) => Promise<string>;

interface BuildState {
  state: 'building' | 'live' | 'refused';
  commit: string; // changes with each build
  seconds: number; // since the first save that is not shown yet
  reason: string;
}

/** Builds after saves: one build at a time, and one more for all that was saved meanwhile. */
export class Builds {
  private count = 0;
  private since = 0;
  private waiting: string[] = [];
  private reason = '';

  constructor(private build: Build) {}

  request(changed: string[]): void {
    this.waiting.push(...changed);
    if (this.since > 0) return;
    this.since = Date.now();
    void this.run();
  }

  private async run(): Promise<void> {
    while (this.waiting.length > 0) {
      const changed = this.waiting.splice(0);
      this.reason = '';
      this.reason = await this.build(changed).catch(String);
      this.count++;
    }
    this.since = 0;
  }

  state(): BuildState {
    const { since, reason } = this;
    const ended = reason ? 'refused' : 'live';
    const seconds = since > 0 ? Math.round((Date.now() - since) / 1000) : 0;
    return { state: since > 0 ? 'building' : ended, commit: String(this.count), seconds, reason };
  }
}
