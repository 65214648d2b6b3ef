import style from 'bar-style';
import type { Problem } from '@/export/checks/problem';
import { button, element } from './element';
import type { ClashIn } from './files';
import { problemList } from './problems';
import type { Pending } from './publish';
import { signInForm } from './sign-in';
import { changesTable, clashTable, type LoadPicture } from './tables';
import { fill, lang, words } from './words';

export interface Actions {
  publish: () => void;
  publishNow: () => void;
  /** Opens the pictures, at a path without ending. */
  pictures: (path?: string) => void;
  loadPicture: LoadPicture;
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
    this.say(message);
    // One that is there may have a token written into it.
    if (this.notes.querySelector('#token')) return;
    const { form, token } = signInForm(this.repository, this.actions.signIn);
    if (!this.status.isConnected) this.shadow.append(this.status, this.notes, this.panel);
    this.note(form);
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

  showPreview(address: string, state: string): void {
    this.previewLink.href = address;
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
    if (clashes.length > 0) parts.push(element('h2', {}, words.clashTitle), clashTable(clashes));
    // A file that is no form has no wording to keep.
    if (clashes.length > 0 && clashes.every(({ key }) => key)) {
      parts.push(
        element(
          'p',
          {},
          button(words.keepOurs, () => this.actions.keepOurs(clashes)),
        ),
      );
    }
    this.note(...parts);
  }

  showChanges(pending: Pending): void {
    const heading = element('h2', { tabindex: '-1' }, words.publishTitle);
    const publishNow = button(words.publishNow, this.actions.publishNow, { class: 'main' });
    const cancel = button(words.cancel, () => this.show());
    this.show(heading, changesTable(pending, this.actions.loadPicture), element('p', {}, publishNow, cancel));
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
    const leave = () => {
      this.left.open = false;
    };
    return problemList(problems, { pictures: this.actions.pictures, leave });
  }
}
