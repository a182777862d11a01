import type { RemotesList } from '../remotes-list';
import { activeOverride } from './active-override';

const origin = 'http://localhost:4301';
const description = {
  id: 'mf_public',
  platform: '^2.0.0',
  manifest: 'mf-manifest.json',
  preload: ['remoteEntry.0a1b2c3d.js'],
};
const deployed = { manifest: '/mf/x/mf-manifest.json', platform: '^2.0.0', preload: [] };
const list: RemotesList = {
  ready: async () => undefined,
  isRead: () => true,
  readAgain: async () => undefined,
  described: () => [],
  subscribe: () => () => undefined,
  entry: async () => deployed,
  known: () => deployed,
  refresh: () => undefined,
};

function allow(content: string): void {
  const meta = document.createElement('meta');
  meta.name = 'remote-overrides';
  meta.content = content;
  document.head.append(meta);
}

const answering = (body: object) =>
  jest.fn<Promise<Response>, [RequestInfo | URL, RequestInit?]>(async () => Response.json(body));

beforeEach(() => {
  sessionStorage.clear();
  document.head.replaceChildren();
  window.history.replaceState({ kept: true }, '', `/login?a=1&remote=mf_public@${origin}#b`);
});

test('removes the override from the address, keeps it in the tab and loads it from its own server', async () => {
  allow('http://localhost:*');
  const fetch = answering(description);
  const override = await activeOverride(fetch);
  expect(window.location.href).toMatch(/\/login\?a=1#b$/);
  expect(window.history.state).toEqual({ kept: true });

  const again = await activeOverride(fetch);
  expect(again).toMatchObject({ id: 'mf_public', address: `${origin}/` });
  const overridden = override?.over(list);
  expect(await overridden?.entry('mf_learning', false)).toBe(deployed);
  expect(fetch).not.toHaveBeenCalled();
  expect(await overridden?.entry('mf_public', false)).toEqual({
    manifest: `${origin}/mf-manifest.json`,
    platform: '^2.0.0',
    preload: [`${origin}/remoteEntry.0a1b2c3d.js`],
    version: 'override',
    routes: [],
    navigation: [],
    groups: [],
  });
  expect(fetch).toHaveBeenCalledWith(`${origin}/remote.json`, {
    credentials: 'omit',
    redirect: 'error',
    cache: 'no-store',
  });
});

test('a build of another remote is refused', async () => {
  allow(origin);
  const override = await activeOverride(answering({ ...description, id: 'mf_learning' }));
  await expect(override?.over(list).entry('mf_public', false)).rejects.toThrow('is of mf_learning, not of mf_public');
});

test('requests a build again if it is not served yet', async () => {
  allow(origin);
  const fetch = answering(description).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const overridden = (await activeOverride(fetch))?.over(list);
  await expect(overridden?.entry('mf_public', false)).rejects.toThrow('Failed to fetch');
  expect(await overridden?.entry('mf_public', true)).toMatchObject({ version: 'override' });
});

test('does not change the address and stores nothing when the page allows no override', async () => {
  expect(await activeOverride(answering(description))).toBeUndefined();
  expect(window.location.search).toContain('remote=');
  expect(sessionStorage).toHaveLength(0);
});

test('refuses an address that is not listed with a message for the developer, and removes a stored one that is no longer listed', async () => {
  const warned = jest.spyOn(console, 'warn').mockReturnValue();
  allow('https://builds.example');
  sessionStorage.setItem('remote-override', `mf_learning@${origin}`);
  expect(await activeOverride(answering(description))).toBeUndefined();
  expect(warned).toHaveBeenCalledWith(expect.stringContaining(`mf_public@${origin} is not a remote@address`));
  expect(sessionStorage).toHaveLength(0);
  warned.mockRestore();
});
