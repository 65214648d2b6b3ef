import { element } from './element';
import { fill, words } from './words';

/** The form that asks for a token, and the field in it. */
export function signInForm(repository: string, signIn: (token: string) => void) {
  const token = element('input', { id: 'token', type: 'password', autocomplete: 'off', required: true });
  const submit = (event: Event) => {
    event.preventDefault();
    signIn(token.value.trim());
  };
  const [owner = ''] = repository.split('/');
  const query = new URLSearchParams({ name: repository, target_name: owner, contents: 'write' });
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
    element('p', {}, link, '. ', fill(words.tokenHelp, { repository })),
    element(
      'p',
      { class: 'row' },
      element('label', { for: 'token' }, words.token),
      token,
      element('button', { class: 'main' }, words.signIn),
    ),
    element('p', {}, words.tokenPlace),
  );
  return { form, token };
}
