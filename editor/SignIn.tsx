import { Note } from './form';
import { github, signIn, useEditor } from './state';
import { say } from './words';

const NEW_TOKEN = 'https://github.com/settings/personal-access-tokens/new';
const focus = (field: HTMLInputElement | null) => field?.focus();

/** Asks for a GitHub token: alone on the page, or above the forms when a token is revoked. */
export function SignIn() {
  const { isOpen, message } = useEditor();
  const { repository } = github().place;
  const [owner = ''] = repository.split('/');
  // GitHub takes names of 40 letters and a year at most.
  const wanted = { name: repository.slice(0, 40), target_name: owner, contents: 'write', expires_in: '366' };
  const Part = isOpen ? 'section' : 'main';
  const Heading = isOpen ? 'h2' : 'h1';
  return (
    <Part
      aria-label={say('signIn')}
      data-open
      className="question-line relative mx-auto my-12 max-w-text bg-sheet p-card"
    >
      <form
        className="grid justify-items-start gap-4"
        action={(data: FormData) => signIn(String(data.get('token')).trim())}
      >
        <Heading className="text-title">{say('signIn')}</Heading>
        {!isOpen && <p role="status">{message}</p>}
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
        <input id="token" name="token" ref={focus} type="password" autoComplete="off" required />
        <button type="submit" className="main">
          {say('signIn')}
        </button>
        <Note>{say('tokenPlace')}</Note>
      </form>
    </Part>
  );
}
