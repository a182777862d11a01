import { setTimeout as delay } from 'node:timers/promises';
import { createPageCache } from './page-cache';

const open = () =>
  createPageCache<{ bytes: number; name: string }>({ milliseconds: 60_000, entries: 3, bytes: 100 }, ({ bytes }) =>
    bytes > 0 ? bytes : undefined,
  );

test('holds no more values and bytes than its limits, and leaves out what was not used for the longest time', async () => {
  const cache = open();
  const made: string[] = [];
  const get = (name: string, bytes = 10) =>
    cache.get(name, async () => {
      made.push(name);
      return { bytes, name };
    });
  for (const name of ['a', 'b', 'c', 'a', 'd', 'a', 'b']) await get(name);
  expect(made.join('')).toBe('abcdb');
  await get('large', 95);
  await get('b');
  await get('too large', 101);
  await get('too large', 101);
  await get('nothing', 0);
  await get('nothing', 0);
  expect(made.slice(5)).toEqual(['large', 'b', 'too large', 'too large', 'nothing', 'nothing']);
});

test('makes a value once for all who ask at a time, and not any more after it was cleared', async () => {
  const cache = open();
  const slow = async () => {
    await delay(20);
    return { bytes: 1, name: 'old' };
  };
  const both = [cache.get('a', slow), cache.get('a', () => Promise.reject(new Error('made twice')))];
  cache.clear();
  expect((await Promise.all(both)).map(({ name }) => name)).toEqual(['old', 'old']);
  expect((await cache.get('a', async () => ({ bytes: 1, name: 'new' }))).name).toBe('new');
});

test('a failure is not kept', async () => {
  const cache = open();
  await expect(cache.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await cache.get('a', async () => ({ bytes: 1, name: 'a' }))).name).toBe('a');
});
