import type { RemoteFiles } from '@vidyapath/platform-api/remotes-manifest';
import { makeRemote } from '../../testing/make-remote';
import { OutOfRangeError, RemoteTooSlowError } from './remote-errors';
import { createRemotes } from './remotes';

const entry: RemoteFiles = {
  manifest: '/mf/mf_public/mf-manifest.json',
  platform: '^2.0.0',
  preload: ['/mf/mf_public/remoteEntry.1.js'],
};
const remote = makeRemote('mf_public', {});

const report = jest.fn();
const fetch = jest.fn(async () => new Response());
const unknown = { known: () => undefined, refresh: () => undefined };

function setUp(failures: number, given: RemoteFiles = entry) {
  const entries: string[] = [];
  const reads: boolean[] = [];
  let failuresLeft = failures;
  const remotes = createRemotes({
    list: {
      ...unknown,
      async entry(_id, fresh) {
        reads.push(fresh);
        return given;
      },
    },
    report,
    fetch,
    onLoaded: async () => undefined,
    waits: [0, 0],
    async loadModule(_id, address) {
      entries.push(address);
      if (failuresLeft-- > 0) throw new Error('network');
      return remote;
    },
  });
  return { remotes, entries, reads };
}

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => logged.mockRestore());

test('loads a remote once, from the entry that the list names', async () => {
  const { remotes, entries } = setUp(0);
  await Promise.all([remotes.load('mf_public'), remotes.load('mf_public')]);
  await remotes.load('mf_public');
  expect(entries).toEqual(['http://localhost/mf/mf_public/remoteEntry.1.js']);
});

test('tries again, with a fresh list since a redeploy may have renamed the entry', async () => {
  const { remotes, reads } = setUp(2);
  await expect(remotes.load('mf_public')).resolves.toBe(remote);
  expect(reads).toEqual([false, true, true]);
});

test('gives up after three attempts, and starts again at the next request', async () => {
  const { remotes, entries } = setUp(3);
  await expect(remotes.load('mf_public')).rejects.toThrow('network');
  expect(report).toHaveBeenLastCalledWith({
    slice: 'mf_public',
    version: 'not deployed',
    kind: 'load',
    cause: new Error('network'),
  });
  expect(remotes.failure('mf_public')).toBeInstanceOf(Error);
  await expect(remotes.load('mf_public')).resolves.toBe(remote);
  expect(remotes.failure('mf_public')).toBeUndefined();
  expect(entries).toHaveLength(4);
});

test('fetches no code of a remote that needs another platform, and does not try again', async () => {
  const { remotes, entries, reads } = setUp(0, { ...entry, platform: '^3.0.0' });
  await expect(remotes.load('mf_public')).rejects.toThrow(OutOfRangeError);
  expect(entries).toEqual([]);
  expect(reads).toHaveLength(1);
  expect(document.querySelector('link[rel="preload"][href*="mf_public/remoteEntry.2"]')).toBeNull();
});

test('a remote that fails at logout does not stop the logout of other remotes', async () => {
  const goodbye = jest.fn();
  const both = createRemotes({
    list: { ...unknown, entry: async () => entry },
    report,
    fetch,
    onLoaded: async () => undefined,
    loadModule: async (id) => ({
      ...makeRemote(id, {}),
      onLogout:
        id === 'mf_public'
          ? () => {
              throw new Error('stuck');
            }
          : goodbye,
    }),
  });
  await both.load('mf_public');
  await both.load('mf_learning');
  both.logout();
  expect(goodbye).toHaveBeenCalledTimes(1);
});

test('detects that this browser’s release is no longer the loaded one', async () => {
  let known: RemoteFiles | undefined;
  const remotes = createRemotes({
    list: { entry: async () => entry, known: () => known },
    report,
    fetch,
    onLoaded: async () => undefined,
    loadModule: async () => remote,
  });
  known = { ...entry, manifest: '/mf/mf_public/1.0.1-b/mf-manifest.json' };
  expect(remotes.isOutdated('mf_public')).toBe(false);
  await remotes.load('mf_public');
  expect(remotes.isOutdated('mf_public')).toBe(true);
  known = entry;
  expect(remotes.isOutdated('mf_public')).toBe(false);
});

test('gives up a remote that does not load in time, without a second wait', async () => {
  const loadModule = jest.fn(() => new Promise<never>(() => undefined));
  const slow = createRemotes({
    list: { ...unknown, entry: async () => entry },
    report,
    fetch,
    onLoaded: async () => undefined,
    loadModule,
    timeout: 1,
  });
  await expect(slow.load('mf_public')).rejects.toThrow(RemoteTooSlowError);
  expect(report).toHaveBeenLastCalledWith(expect.objectContaining({ slice: 'mf_public', kind: 'load' }));
  expect(loadModule).toHaveBeenCalledTimes(1);
});

test('keeps the last failure of a remote that was given up after a time-out', async () => {
  let fail: (cause: Error) => void = () => undefined;
  const loadModule = () =>
    new Promise<never>((_resolve, reject) => {
      fail = reject;
    });
  const slow = createRemotes({
    list: { ...unknown, entry: async () => entry },
    report,
    fetch,
    onLoaded: async () => undefined,
    loadModule,
    timeout: 1,
  });
  await expect(slow.load('mf_public')).rejects.toThrow(RemoteTooSlowError);
  fail(new Error('cut off'));
  await slow.late('mf_public');
  expect(slow.failure('mf_public')).toEqual(new Error('cut off'));
});
