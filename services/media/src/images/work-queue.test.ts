import { createWorkQueue, QueueFullError } from './work-queue';

function deferred() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

describe('work queue', () => {
  it('runs one after the other and refuses what does not fit', async () => {
    const queue = createWorkQueue({ running: 1, waiting: 1 });
    const gate = deferred();
    const order: string[] = [];
    const first = queue.run(() => gate.promise.then(() => order.push('first')));
    const second = queue.run(async () => order.push('second'));
    await expect(queue.run(async () => undefined)).rejects.toThrow(QueueFullError);
    gate.resolve();
    await Promise.all([first, second]);
    expect(order).toEqual(['first', 'second']);
  });

  it('goes on after a failure', async () => {
    const queue = createWorkQueue({ running: 1, waiting: 0 });
    await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.run(async () => 'yes')).toBe('yes');
  });
});
