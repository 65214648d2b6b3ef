/**
 * Gives React's scheduler a `setImmediate`, which it prefers to a channel of its own. Firefox drops the messages of a page that goes
 * into the back/forward cache: after coming back, the scheduler would wait for one for ever.
 */
const { port1, port2 } = new MessageChannel();
const tasks: (() => void)[] = [];
const post = () => port2.postMessage(null);

port1.onmessage = () => tasks.shift()?.();
addEventListener('pageshow', () => tasks.forEach(post));
function setImmediate(task: () => void): void {
  tasks.push(task);
  post();
}
Object.assign(window, { setImmediate });

/** Resolves in a task of its own: before it the browser can paint, and react to the visitor. */
export const nextTask = () => new Promise<void>(setImmediate);
