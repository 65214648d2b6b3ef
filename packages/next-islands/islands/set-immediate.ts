/**
 * Gives React's scheduler a `setImmediate`, which it prefers to a channel of its own. Firefox drops the messages of a page that goes
 * into the back/forward cache: after coming back, the scheduler would wait for one for ever.
 */
const { port1, port2 } = new MessageChannel();
const tasks: (() => void)[] = [];
const post = () => port2.postMessage(null);

port1.onmessage = () => tasks.shift()?.();
addEventListener('pageshow', () => tasks.forEach(post));
Object.assign(window, {
  setImmediate(task: () => void) {
    tasks.push(task);
    post();
  },
});

export {};
