import style from 'bar-style';
import { PICTURES_FILE } from '@/export/checks/content';
import { formatProblem, type Problem } from '@/export/checks/problem';
import { button, element } from './element';
import { goToField } from './field';
import type { ChangeIn } from './message';
import type { ClashIn } from './save';
import { fill, lang, words } from './words';

export interface Actions {
  publish: () => void;
  publishNow: () => void;
  /** Opens the pictures, at a path without ending. */
  pictures: (path?: string) => void;
  keepOurs: (clashes: ClashIn[]) => void;
  signIn: (token: string) => void;
  signOut: () => void;
}

/** The part of the page above the forms, in a shadow root, so that the styles of the CMS and ours stay apart. */
export class Bar {
  private status = element('p', { role: 'status' });
  /** What is wrong, and the form to sign in. */
  private notes = element('div');
  private panel = element('div');
  private left = element('details');
  private previewState = element('span');
  private previewLink = element('a', { target: '_blank', rel: 'noopener' }, words.preview);
  private shadow: ShadowRoot;

  constructor(
    host: HTMLElement,
    private repository: string,
    private actions: Actions,
  ) {
    this.shadow = host.attachShadow({ mode: 'open' });
    document.documentElement.lang = lang;
    document.title = words.title;
    // The CMS sets its own language for the page.
    host.lang = lang;
    host.setAttribute('role', 'region');
    host.setAttribute('aria-label', words.title);
    this.shadow.append(element('style', {}, style));
  }

  /** The form to sign in, alone on the page or below what is open. */
  askForToken(message = ''): void {
    const token = element('input', { id: 'token', type: 'password', autocomplete: 'off', required: true });
    const submit = (event: Event) => {
      event.preventDefault();
      this.actions.signIn(token.value.trim());
    };
    const query = new URLSearchParams({ name: this.repository, contents: 'write' });
    const link = element(
      'a',
      { href: `https://github.com/settings/personal-access-tokens/new?${query}`, target: '_blank', rel: 'noopener' },
      words.getToken,
    );
    const form = element(
      'form',
      { submit },
      element('h1', {}, words.signIn),
      element('p', {}, words.signInLead),
      element('p', {}, link, '. ', fill(words.tokenHelp, { repository: this.repository })),
      element('p', {}, element('label', { for: 'token' }, words.token), token, element('button', {}, words.signIn)),
      element('p', {}, words.tokenPlace),
    );
    if (!this.status.isConnected) this.shadow.append(this.status, this.notes, this.panel);
    this.note(form);
    this.say(message);
    token.focus();
  }

  /** The row of buttons, once somebody has signed in. */
  open(): void {
    if (this.left.isConnected) return;
    const row = element(
      'div',
      { class: 'row' },
      this.left,
      this.previewLink,
      this.previewState,
      button(words.pictures, () => this.actions.pictures()),
      button(words.publish, this.actions.publish),
      button(words.signOut, this.actions.signOut),
    );
    this.note();
    this.shadow.append(row, this.status, this.notes, this.panel);
    this.left.open = true;
    window.addEventListener('hashchange', () => {
      // A form is opened.
      if (location.hash.includes('/entries/')) this.left.open = false;
    });
  }

  say(message: string): void {
    this.status.textContent = message;
    if (message) this.status.scrollIntoView({ block: 'nearest' });
  }

  showPreview(address: string | undefined, state: string): void {
    this.previewLink.hidden = !address;
    if (address) this.previewLink.href = address;
    this.previewState.textContent = state;
  }

  showLeft(problems: Problem[]): void {
    const count = problems.length;
    const summary = count > 0 ? fill(words.left, { count }) : words.leftNone;
    this.left.replaceChildren(element('summary', {}, summary), this.problemList(problems));
  }

  showProblems(problems: Problem[], clashes: ClashIn[]): void {
    const parts: HTMLElement[] = [];
    if (problems.length > 0) parts.push(element('h2', {}, words.mistakesTitle), this.problemList(problems));
    if (clashes.length > 0) {
      const rows = clashes.map(({ file, key, theirs, ours }) => [place(file, key), shown(theirs), shown(ours)]);
      parts.push(element('h2', {}, words.clashTitle), table([words.place, words.theirs, words.ours], rows));
      // A file that is no form has no wording to keep.
      if (clashes.every(({ key }) => key)) parts.push(button(words.keepOurs, () => this.actions.keepOurs(clashes)));
    }
    this.note(...parts);
  }

  showChanges(changes: ChangeIn[]): void {
    const rows = changes.map(({ file, key, before, after }) => [place(file, key), shown(before), shown(after)]);
    const publishNow = button(words.publishNow, this.actions.publishNow);
    const cancel = button(words.cancel, () => this.show());
    const heading = element('h2', { tabindex: '-1' }, words.publishTitle);
    this.show(heading, table([words.place, words.old, words.new], rows), publishNow, cancel);
    heading.focus();
  }

  /** Shows what is worked on, alone. */
  show(...parts: HTMLElement[]): void {
    this.note();
    this.panel.replaceChildren(...parts);
  }

  note(...parts: HTMLElement[]): void {
    this.notes.replaceChildren(...parts);
  }

  private problemList(problems: Problem[]): HTMLElement {
    const items = problems.map((problem) => {
      const text = formatProblem({ ...problem, line: undefined });
      const go = this.placeOf(problem);
      return element('li', {}, go ? button(text, go, { class: 'link' }) : text);
    });
    return element('ul', {}, ...items);
  }

  private leave(go: () => void): void {
    this.left.open = false;
    go();
  }

  private placeOf({ file, key }: Problem): (() => void) | undefined {
    if (/^(messages\/|content\/company)/.test(file))
      return key ? () => this.leave(() => goToField(file, key)) : undefined;
    const path = file === PICTURES_FILE ? key.replace('pictures.', 'content/images/') : file.replace(/\.\w+$/, '');
    return /^(content|public)\//.test(path) ? () => this.leave(() => this.actions.pictures(path)) : undefined;
  }
}

const place = (file: string, key: string) => `${file} ${key}`.trim();

function shown(value: unknown): string {
  if (value === undefined) return words.nothing;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function table(headings: string[], rows: string[][]): HTMLElement {
  const head = element('tr', {}, ...headings.map((heading) => element('th', { scope: 'col' }, heading)));
  const body = rows.map((cells) => element('tr', {}, ...cells.map((cell) => element('td', {}, cell))));
  const whole = element('table', {}, element('thead', {}, head), element('tbody', {}, ...body));
  return element('div', { class: 'scroll', tabindex: '0', role: 'group', 'aria-label': headings.join(', ') }, whole);
}
