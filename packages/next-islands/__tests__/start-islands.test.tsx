import { configure, waitFor } from '@testing-library/dom';
import { type ReactElement, type ReactNode, useEffect, useId, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { withEdits } from '../build/html';
import { islandEdits } from '../build/islands';
import { createIsland, type Data } from '../islands/create-island';
import Image from '../islands/plain-image';
import { useHydrated } from '../islands/store';

// jsdom has no channels.
jest.mock('../islands/set-immediate', () => ({ nextTask: () => new Promise((done) => setTimeout(done)) }));
// A machine that also runs browsers is slow.
configure({ asyncUtilTimeout: 10_000 });

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
// @ts-expect-error a node, also where it is a text now
asProps<{ children: ReactNode }>({ children: 'text' });
// @ts-expect-error JSON has no days
asProps<{ day: Date }>({ day: new Date() });

type Place = 'render' | 'effect';

/** Where the form throws, once it runs in a browser. */
let fault: Place | null;
const form = { submit: jest.fn(), send: () => {}, fail: (_: Place) => {} };

function Form({ label }: { label: string }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState(fault);
  useEffect(() => {
    Object.assign(form, { send: () => setBusy(true), fail: setFailure });
    if (failure === 'effect') throw new Error('planted in an effect');
  }, [failure]);
  if (failure === 'render') throw new Error('planted in render');
  return (
    <form
      noValidate={useHydrated()}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <input name="navn" required readOnly={busy} />
      <select name="tema" inert={busy}>
        <option>lønn</option>
      </select>
      <button type="submit" disabled={busy}>
        {label}
      </button>
    </form>
  );
}

function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  return (
    <button id="counter" type="button" onClick={() => setCount(count + 1)}>
      {label}: {count}
    </button>
  );
}

/** Has an id in the HTML, and a field that comes after hydration. */
function Late() {
  const [htmlId, lateId] = [useId(), useId()];
  return <p id={htmlId}>{useHydrated() && <input id={lateId} />}</p>;
}

const ISLANDS = { Form, Counter, Late };
const Island = createIsland(ISLANDS);
const announce = jest.fn();
// jsdom has neither.
Object.assign(performance, { mark: () => {} });
Object.assign(window, { matchMedia: () => ({ matches: false }) });

// The script runs again for each test, with the React of this file's components.
const REACT = ['react', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client'];
const kept = new Map(REACT.map((name) => [name, jest.requireActual(name)]));
const log = jest.spyOn(console, 'error');
const SCRIPT = '/start.js';

const BOTH = [
  <Island key="1" name="Form" props={{ label: 'Send «a» & <b>' }} />,
  <Island key="2" name="Counter" props={{ label: 'pressed' }} />,
];

/** The page as it is exported. */
function open(change = (html: string) => html, islands: ReactNode = BOTH): void {
  const page = `<html><body><script src="/_next/a.js"></script><main>${renderToString(islands)}</main></body></html>`;
  document.body.innerHTML = change(withEdits(page, islandEdits(page, SCRIPT)));
}

/** Runs the script of the page; resolved when it announces that it has hydrated. */
async function start(): Promise<void> {
  const hydrated = new Promise<void>((done) => announce.mockImplementation(() => done()));
  jest.isolateModules(() => {
    for (const [name, library] of kept) jest.doMock(name, () => library);
    const { startIslands } = require('../islands/start-islands');
    startIslands(ISLANDS, { prepare: () => announce, whole: 'header' });
  });
  await hydrated;
}

const formOf = () => document.querySelector('form') as HTMLFormElement;
const field = () => document.querySelector('input') as HTMLInputElement;
const submit = () => formOf().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
const counter = () => document.getElementById('counter') as HTMLButtonElement;

/** Expects the form that the server sent, with what the visitor has typed. */
async function expectPlainForm(): Promise<void> {
  await waitFor(() => expect(formOf().parentElement?.dataset.plain).toBe(''));
  expect(document.querySelectorAll('form')).toHaveLength(1);
  expect(field().value).toBe('Kari');
  expect(formOf().textContent).toContain('Send «a» & <b>');
  const [input, select, button] = formOf().elements as unknown as [HTMLInputElement, HTMLElement, HTMLButtonElement];
  expect([formOf().noValidate, input.readOnly, select.inert, button.disabled]).toEqual([false, false, false, false]);
  // The browser sends it.
  expect(submit()).toBe(true);
}

async function expectCounterToCount(): Promise<void> {
  expect(counter().closest('[data-plain]')).toBeNull();
  counter().click();
  await waitFor(() => expect(counter().textContent).toBe('pressed: 1'));
}

beforeEach(() => {
  fault = null;
  log.mockReset();
  announce.mockReset();
  form.submit.mockReset();
  // jsdom knows it in no element.
  Object.defineProperty(HTMLElement.prototype, 'inert', {
    configurable: true,
    get(this: HTMLElement) {
      return this.hasAttribute('inert');
    },
    set(this: HTMLElement, on: boolean) {
      this.toggleAttribute('inert', on);
    },
  });
});

it('islands hydrate the HTML of the server with the props of the list, and announce that once', async () => {
  open();
  field().value = 'Kari';
  const nodes = [formOf(), field(), counter()];
  await start();
  expect(announce).toHaveBeenCalledTimes(1);
  expect([formOf(), field(), counter()]).toEqual(nodes);
  expect(log).not.toHaveBeenCalled();
  expect(field().value).toBe('Kari');
  expect(formOf().noValidate).toBe(true);
  expect(submit()).toBe(false);
  expect(form.submit).toHaveBeenCalledTimes(1);
  await expectCounterToCount();
});

it('an island in which a button was pressed is hydrated first, and the click takes effect before the others are', async () => {
  open();
  const isFormHydrated: boolean[] = [];
  counter().setAttribute('aria-busy', 'true');
  counter().addEventListener('click', () => isFormHydrated.push(formOf().closest('[data-hydrated]') !== null));
  await start();
  expect(isFormHydrated).toEqual([false]);
  await waitFor(() => expect(counter().textContent).toBe('pressed: 1'));
  expect(document.querySelectorAll('[data-island]:not([data-hydrated])')).toHaveLength(0);
});

it('data that cannot be read are an error of the script, for which the boot script waits', async () => {
  open((html) => html.replace('id="props">[', 'id="props">{'));
  const error = new Promise<ErrorEvent>((done) => addEventListener('error', done, { once: true }));
  start();
  expect((await error).error).toMatchObject({ message: 'hydration failed', cause: expect.any(SyntaxError) });
});

describe('an island works as without JavaScript, and the others with it,', () => {
  it.each<Place>(['render', 'effect'])('if it throws in the first %s', async (place) => {
    open();
    field().value = 'Kari';
    const input = field();
    fault = place;
    await start();
    await expectPlainForm();
    expect(field()).toBe(input);
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining('planted in') }));
    await expectCounterToCount();
  });

  it.each<Place>(['render', 'effect'])('if it throws in a later %s; what it had disabled is enabled', async (place) => {
    open();
    await start();
    field().value = 'Kari';
    form.send();
    await waitFor(() => expect(field().readOnly).toBe(true));
    form.fail(place);
    await expectPlainForm();
    await expectCounterToCount();
  });

  it('if it throws after something changed its HTML; what was typed since stays', async () => {
    open((html) => html.replace('<select', '<p>an extension</p><select'));
    const report = jest.fn();
    addEventListener('error', report, { once: true });
    await start();
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ message: expect.stringContaining('Hydration') }));
    field().value = 'Kari';
    form.fail('render');
    await expectPlainForm();
    expect(document.querySelector('p')).toBeNull();
  });

  it('also the rest of the header if it is there', async () => {
    open((html) => html.replace(/<div[^>]*data-island="Form"/, '<header>$&'));
    fault = 'render';
    await start();
    await waitFor(() => expect(document.querySelector('header')?.dataset.plain).toBe(''));
  });
});

it('two islands never have the same id, and ids in the HTML stay', async () => {
  open(undefined, [<Island key="1" name="Late" props={{}} />, <Island key="2" name="Late" props={{}} />]);
  const inHtml = [...document.querySelectorAll('p')].map(({ id }) => id);
  await start();
  const ids = [...document.querySelectorAll('p, input')].map(({ id }) => id);
  expect(ids).toEqual([inHtml[0], expect.any(String), inHtml[1], expect.any(String)]);
  expect(new Set(ids).size).toBe(4);
});

it('a picture in an island waits until it is near, unless it is the first one', () => {
  expect(renderToString(<Image src="/a.png" alt="" />)).toContain('loading="lazy"');
  expect(renderToString(<Image src={{ src: '/a.png' }} alt="" priority />)).not.toContain('loading');
});
