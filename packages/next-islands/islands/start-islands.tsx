import { type ComponentType, type ReactNode, useEffect } from 'react';
import type { IslandTable } from './create-island';
import { keepEarlyClicks } from './early-clicks';
import { prepareHydration } from './hydration';
import { nextTask } from './set-immediate';

interface Options {
  /** Does what the page needs besides React, before islands are hydrated. May return a function to call after that. */
  prepare?: Parameters<typeof prepareHydration>[0];
  /** Selects parts of the page that work as a whole: if an island in one throws, all of it gets `data-plain`. */
  whole?: string;
}

/** Starts the script of an exported page: gives each island a React root of its own, one after the other. */
export function startIslands(table: IslandTable, options: Options = {}): void {
  hydrateAll(table, options).catch((cause) => {
    // The boot script waits for errors of this file. One of `JSON.parse` would be the page's.
    setTimeout(() => {
      throw new Error('hydration failed', { cause });
    });
  });
}

async function hydrateAll(table: IslandTable, { prepare, whole }: Options): Promise<void> {
  const onHydrated = prepareHydration(prepare);
  /** The props of the islands, at the end of the page, where the build has moved them. */
  const allProps: Record<string, object> = JSON.parse(document.getElementById('props')?.textContent as string);
  await nextTask();
  // Evaluates it, in a task of its own: it is in the same file.
  const { hydrateRoot } = await import('react-dom/client');

  /** Hydrates an island. Resolves when it has; also if it throws, and then works as without JavaScript. */
  const hydrate = (island: HTMLElement): Promise<void> => {
    const { island: name, props } = island.dataset as Record<'island' | 'props', string>;
    const Component = table[name] as ComponentType<object>;
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
        ((whole && island.closest<HTMLElement>(whole)) || island).dataset.plain = '';
        done();
      };
      const content = (
        <OnMount callback={onMount}>
          <Component {...allProps[props]} />
        </OnMount>
      );
      // Otherwise `useId` would return the same ids in each.
      hydrateRoot(island, content, { onUncaughtError, identifierPrefix: `${props}-` });
    });
  };

  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
  while (islands.length > 0) {
    await nextTask();
    // In the order of the page, but first where the visitor has pressed a button.
    const pressed = document.querySelector('[aria-busy=true]')?.closest<HTMLElement>('[data-island]');
    const [island] = islands.splice(Math.max(islands.indexOf(pressed as HTMLElement), 0), 1) as [HTMLElement];
    const repeatEarlyClicks = keepEarlyClicks(island);
    await hydrate(island);
    // The boot script keeps no more clicks in it.
    island.dataset.hydrated = '';
    repeatEarlyClicks();
  }
  onHydrated();
}

function OnMount({ callback, children }: { callback: () => void; children: ReactNode }) {
  useEffect(callback, [callback]);
  return children;
}

/** Puts back the nodes of an island, which React has removed after an error, and enables a form that was being sent. */
function restoreHtml(island: HTMLElement, nodes: ChildNode[]): void {
  island.replaceChildren(...nodes);
  for (const form of island.querySelectorAll('form')) {
    form.noValidate = false;
    for (const field of form.elements) Object.assign(field, { disabled: false, readOnly: false, inert: false });
  }
}
