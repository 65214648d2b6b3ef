import { render } from '@testing-library/react';
import { keepTogether } from '@/components/ui/keep-together';

/** What a text keeps together. */
function kept(text: string): string[] {
  const { container } = render(<p>{keepTogether(text)}</p>);
  expect(container.textContent).toBe(text);
  return [...container.querySelectorAll('span')].map((span) => span.textContent);
}

it.each([
  ['Send mva-meldingen på e-post.', ['mva-meldingen', 'e-post']],
  ['A-melding, IP-adresse og Year-end', ['A-melding', 'IP-adresse', 'Year-end']],
  ['etter ekomloven § 3-15.', ['§ 3-15.']],
  ['artikkel 6 nr. 1 bokstav b, og punkt 3', ['artikkel 6', 'nr. 1', 'bokstav b']],
  ['Article 6(1)(a), or point (f)', ['Article 6(1)(a)', 'point (f)']],
  ['12 måneder, 10 000 kroner, kl. 08.00–16.00', ['12 måneder', '10 000 kroner', 'kl. 08.00–16.00']],
  ['analyse- eller markedsføringsverktøy', []],
  ['state-authorised in 2026.', []],
])('keeps together what belongs together in "%s"', (text, expected) => {
  expect(kept(text)).toEqual(expected);
});

it('reaches the texts between the elements of a text with tags', () => {
  const { container } = render(<p>{keepTogether(['e-post, ', <b key="b">fet</b>, ' mva-melding'])}</p>);
  expect(container.innerHTML).toBe(
    '<p><span class="inline-block max-w-full">e-post</span>, <b>fet</b> <span class="inline-block max-w-full">mva-melding</span></p>',
  );
});
