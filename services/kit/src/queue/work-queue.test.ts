import { Registry } from 'prom-client';
import { createWorkQueue, QueueFullError } from './work-queue';

const tick = () => new Promise((resolve) => setImmediate(resolve));

/** A queue whose work ends when the test ends it, in the order of the beginnings. */
function setUp(
  options: {
    running?: number;
    runningPerKey?: number;
    waiting?: number;
    waitingPerKey?: number;
    waitingMs?: number;
    metrics?: Registry;
  } = {},
) {
  const queue = createWorkQueue({ name: 'test', running: 1, waiting: 4, ...options });
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const add = (label: string) => {
    const key = label.split(' ')[0] ?? '';
    return queue.run(key, () => {
      begun.push(label);
      return new Promise<string>((resolve) => ends.push(() => resolve(label)));
    });
  };
  const endAll = async () => {
    while (ends.length > 0) {
      ends.shift()?.();
      await tick();
    }
  };
  return { queue, begun, add, endAll, endFirst: () => ends.shift()?.() };
}

it('limits the work that runs at once, each with its own result', async () => {
  const { begun, add, endAll } = setUp({ running: 2 });
  const all = Promise.all([add('a 1'), add('a 2'), add('a 3')]);
  await tick();
  expect(begun).toEqual(['a 1', 'a 2']);
  await endAll();
  expect(await all).toEqual(['a 1', 'a 2', 'a 3']);
});

it('serves keys in turns', async () => {
  const { begun, add, endAll } = setUp();
  const all = Promise.all(['a 1', 'a 2', 'a 3', 'b 1', 'c 1'].map(add));
  await tick();
  await endAll();
  await all;
  expect(begun).toEqual(['a 1', 'a 2', 'b 1', 'c 1', 'a 3']);
});

it('limits the running work of one key, and runs other keys before its waiting work', async () => {
  const { begun, add, endAll, endFirst } = setUp({ running: 3, runningPerKey: 1 });
  const all = Promise.all(['a 1', 'a 2', 'b 1', 'a 3', 'c 1'].map(add));
  await tick();
  expect(begun).toEqual(['a 1', 'b 1', 'c 1']);
  endFirst();
  await tick();
  expect(begun.slice(3)).toEqual(['a 2']);
  await endAll();
  await all;
  expect(begun.slice(4)).toEqual(['a 3']);
});

it('refuses work that has waited too long, and runs later work', async () => {
  const { begun, add, endAll } = setUp({ waitingMs: 20 });
  const first = add('a 1');
  await expect(add('a 2')).rejects.toMatchObject({ name: 'QueueFullError', ofKey: false });
  const third = add('a 3');
  await endAll();
  expect(await Promise.all([first, third])).toEqual(['a 1', 'a 3']);
  expect(begun).toEqual(['a 1', 'a 3']);
});

it('refuses a key whose waiting work is at the limit, and no other key', async () => {
  const { add, endAll } = setUp({ waitingPerKey: 1 });
  const all = [add('a 1'), add('a 2')];
  await expect(add('a 3')).rejects.toMatchObject({ name: 'QueueFullError', ofKey: true });
  all.push(add('b 1'));
  await tick();
  await endAll();
  expect(await Promise.all(all)).toEqual(['a 1', 'a 2', 'b 1']);
});

it('when full, replaces waiting work of the key with the most by work of a key with less', async () => {
  const { queue, add, endAll } = setUp({ waiting: 2 });
  const all = [add('a 1'), add('a 2')];
  const last = expect(add('a 3')).rejects.toMatchObject({ ofKey: true });
  expect(() => queue.assertPlace('a')).toThrow(QueueFullError);
  all.push(add('b 1'));
  await last;
  await tick();
  await endAll();
  expect(await Promise.all(all)).toEqual(['a 1', 'a 2', 'b 1']);
});

it('refuses any key when it is full of keys with one each', async () => {
  const { add, endAll } = setUp({ waiting: 2 });
  const all = ['a 1', 'b 1', 'c 1'].map(add);
  await expect(add('d 1')).rejects.toMatchObject({ ofKey: false });
  await tick();
  await endAll();
  await Promise.all(all);
});

it('continues after work that fails', async () => {
  const queue = createWorkQueue({ name: 'test', running: 1, waiting: 1 });
  const failed = queue.run('a', () => Promise.reject(new Error('no')));
  const next = queue.run('a', async () => 'yes');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes');
});

it('shows length, waiting time and refusals', async () => {
  const metrics = new Registry();
  const { add, endAll } = setUp({ waiting: 1, metrics });
  const all = [add('a 1'), add('a 2')];
  await expect(add('a 3')).rejects.toThrow(QueueFullError);
  expect(await metrics.metrics()).toContain('work_queue_length{queue="test"} 1');
  await tick();
  await endAll();
  await Promise.all(all);
  const text = await metrics.metrics();
  expect(text).toContain('work_queue_length{queue="test"} 0');
  expect(text).toContain('work_queue_wait_seconds_count{queue="test"} 2');
  expect(text).toContain('work_queue_refused_total{queue="test"} 1');
});
