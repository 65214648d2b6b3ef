/** @jest-environment node */
import type { ComponentType, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Data, Island } from '@/components/islands/Island';

/** Types alone: `npm run types` fails where a line below compiles. */
const asProps = <Props,>(_: Data<Props>) => {};
asProps<{ texts: string[]; counts: Record<string, number | null>; last?: { on: boolean } }>({
  texts: ['a'],
  counts: { a: 1, b: null },
});
// @ts-expect-error a React element in an object in a list
asProps<{ list: { child: ReactElement }[] }>({ list: [{ child: <b /> }] });
// @ts-expect-error a function that may be left out
asProps<{ onClose?: (open: boolean) => void }>({ onClose: () => {} });
// @ts-expect-error a component
asProps<{ icon: ComponentType<{ size: number }> }>({ icon: () => null });
// @ts-expect-error anything
asProps<{ value: unknown }>({ value: () => {} });

const answers = { settings: 'Settings', decline: '«No» & <none>', accept: "It's fine" };
const islands = [
  <Island key="1" name="ConsentAnswers" props={answers} />,
  // @ts-expect-error a prop is missing
  <Island key="2" name="MapFrame" props={{ src: '/' }} />,
];

it('an island is sent as HTML with its props as JSON', () => {
  const html = renderToStaticMarkup(islands[0]);
  expect(html).toContain(`data-island="ConsentAnswers" data-props="{&quot;settings&quot;:&quot;Settings&quot;`);
  expect(html).toContain('>«No» &amp; &lt;none&gt;</span>');
});
