/** The script of the exported pages: gives each island a React root of its own. */
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { signalsOf } from '@/browser/page/signals';
import { beforeHydration } from './page';
import { ISLANDS, type IslandName } from './table';

const onHydrated = beforeHydration();
/** The props of the islands, at the end of the page (export/islands.ts). */
const allProps: object[] = JSON.parse(document.getElementById('props')?.textContent ?? '[]');
const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];

Promise.all(islands.map(hydrate)).then(onHydrated);

/** Hydrates an island. Resolves when it has; also if it throws, and then works as without JavaScript. */
function hydrate(island: HTMLElement): Promise<void> {
  const { island: name, props: index } = signalsOf(island);
  const Component = ISLANDS[name as IslandName] as ComponentType<object>;
  let nodes = [...island.childNodes];
  return new Promise((done) => {
    const onMount = () => {
      // After a mismatch React has replaced them.
      nodes = [...island.childNodes];
      done();
    };
    const onUncaughtError = (error: unknown) => {
      console.error(error);
      restoreHtml(island, nodes);
      done();
    };
    const content = (
      <OnMount callback={onMount}>
        <Component {...allProps[Number(index)]} />
      </OnMount>
    );
    hydrateRoot(island, content, { onUncaughtError });
  });
}

function OnMount({ callback, children }: { callback: () => void; children: ReactNode }) {
  useEffect(callback, [callback]);
  return children;
}

/** Puts back the nodes of an island, which React has removed after an error, and enables a form that was being sent. */
function restoreHtml(island: HTMLElement, nodes: ChildNode[]): void {
  island.replaceChildren(...nodes);
  // The whole header: phones without the menu need the navigation.
  signalsOf(island.closest('header') ?? island).plain = '';
  for (const form of island.querySelectorAll('form')) {
    form.noValidate = false;
    for (const field of form.elements) Object.assign(field, { disabled: false, readOnly: false, inert: false });
  }
}
