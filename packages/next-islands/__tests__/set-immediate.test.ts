let sent = 0;
const receiver: { onmessage?: () => void } = {};
Object.assign(window, {
  MessageChannel: class {
    port1 = receiver;
    port2 = { postMessage: () => (sent += 1) };
  },
});
const deliver = () => {
  for (; sent > 0; sent--) receiver.onmessage?.();
};

it('tasks run once, in order, and those whose messages the browser has dropped when the page comes back', async () => {
  await import('../islands/set-immediate');
  const run: number[] = [];
  for (const task of [1, 2]) setImmediate(() => run.push(task));
  expect(run).toEqual([]);
  deliver();
  expect(run).toEqual([1, 2]);
  setImmediate(() => run.push(3));
  sent = 0;
  dispatchEvent(new Event('pageshow'));
  deliver();
  expect(run).toEqual([1, 2, 3]);
  setImmediate(() => run.push(4));
  // Other browsers deliver it too.
  dispatchEvent(new Event('pageshow'));
  deliver();
  expect(run).toEqual([1, 2, 3, 4]);
});
