import type { MouseEvent } from 'react';
import { Note } from './forms/form';
import { say } from './labels/messages';
import { store, useEditor } from './saving/state';
import { signIn } from './saving/tasks';

const NEW_TOKEN = 'https://github.com/settings/personal-access-tokens/new';
const focus = (field: HTMLInputElement | null) => field?.focus();

/** Makes the field required when the form is sent: before, Firefox would call it invalid as soon as it has the focus. */
function requireToken({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  currentTarget.form?.querySelector('input')?.setAttribute('required', '');
}

/** Asks for a GitHub token: alone on the page, or above the forms when a token is revoked. */
export function SignIn() {
  const { isLoaded, message } = useEditor();
  const { name: repository } = store;
  const [owner = ''] = repository.split('/');
  // GitHub takes names of 40 letters and a year at most.
  const wanted = { name: repository.slice(0, 40), target_name: owner, contents: 'write', expires_in: '366' };
  const Part = isLoaded ? 'section' : 'main';
  const Heading = isLoaded ? 'h2' : 'h1';
  return (
    <Part
      aria-label={say('signIn')}
      data-open
      className="question-line relative mx-auto my-12 max-w-text bg-sheet p-card"
    >
      <form className="grid justify-items-start gap-4" action={(data: FormData) => signIn(String(data.get('token')))}>
        <Heading className="text-title">{say('signIn')}</Heading>
        {!isLoaded && <p role="status">{message}</p>}
        <p>{say('signInLead')}</p>
        <p>
          <a className="underline" href={`${NEW_TOKEN}?${new URLSearchParams(wanted)}`} target="_blank" rel="noopener">
            {say('getToken')}
          </a>
          {`. ${say('tokenHelp', { repository })}`}
        </p>
        <label htmlFor="token" className="font-semibold">
          {say('token')}
        </label>
        <input id="token" name="token" ref={focus} type="password" autoComplete="off" />
        <button type="submit" className="main" onClick={requireToken}>
          {say('signIn')}
        </button>
        <Note>{say('tokenPlace')}</Note>
      </form>
    </Part>
  );
}
