import { isChunkGone, reloadOnce } from './reload-once';

beforeEach(() => sessionStorage.clear());

test('reloads once, and not again within the cool-down', () => {
  const reload = jest.fn();
  expect(reloadOnce(reload)).toBe(true);
  expect(reloadOnce(reload)).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a later redeploy may reload again', () => {
  const reload = jest.fn();
  sessionStorage.setItem('reloaded-at', String(Date.now() - 61_000));
  expect(reloadOnce(reload)).toBe(true);
});

test('distinguishes a missing chunk from other failures', () => {
  expect(isChunkGone(new Error('Loading chunk 42 failed.\n(missing: /mf/x.js)'))).toBe(true);
  expect(isChunkGone(Object.assign(new Error('no'), { name: 'ChunkLoadError' }))).toBe(true);
  expect(isChunkGone(new TypeError('x is undefined'))).toBe(false);
});

test('does not reload in a browser without storage, since the reloads would never end', () => {
  const reload = jest.fn();
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  expect(reloadOnce(reload, refuse)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
