import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { descriptionWith } from '../testing/built-slices';
import { createPlatformUnderTest } from '../testing/platform-under-test';

let platform: Awaited<ReturnType<typeof createPlatformUnderTest>>;
beforeEach(async () => {
  platform = await createPlatformUnderTest();
});
afterEach(() => platform.close());

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const get = (url: string) => platform.app.inject({ url, headers: browser });
const remotes = async () => (await get('/remotes.json')).json<{ remotes: Record<string, object> }>().remotes;
let writes = 0;

async function write(name: string, text: string): Promise<void> {
  const file = join(platform.releases, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  // As if written some time apart: two writes within one tick of the clock would look the same.
  writes += 1;
  await utimes(file, new Date(), new Date(1_700_000_000_000 + writes * 1_000));
}

async function release(version: string): Promise<void> {
  const description = {
    id: 'mf_public',
    platform: '^2.0.0',
    manifest: 'mf-manifest.json',
    preload: [`remoteEntry.${version.slice(-8)}.js`],
    ...descriptionWith(['/', '/course/available-course']),
  };
  await write(`mf_public/${version}/remote.json`, JSON.stringify(description));
  await write(`mf_public/${version}/remoteEntry.${version.slice(-8)}.js`, `var mf_public = '${version}';`);
}
const rollOut = (slices: object) => write('rollout.json', JSON.stringify({ slices }));

const older = '1.0.0-0aaaaaaa';
const newer = '1.1.0-0bbbbbbb';

test('a release is served under its own version, from one request to the next', async () => {
  await release(older);
  expect(await remotes()).toMatchObject({ mf_public: { manifest: '/mf/mf_public/mf-manifest.json' } });
  await rollOut({ mf_public: { stable: older, kept: [older] } });
  expect(await remotes()).toMatchObject({
    mf_public: { version: older, preload: [`/mf/mf_public/${older}/remoteEntry.0aaaaaaa.js`] },
  });
  const page = await get('/course/available-course');
  expect(page.body).toContain(`"/mf/mf_public/${older}/remoteEntry.0aaaaaaa.js"`);
  const entry = await get(`/mf/mf_public/${older}/remoteEntry.0aaaaaaa.js`);
  expect(entry.body).toContain(older);
  expect(entry.headers['cache-control']).toContain('immutable');
});

test('the release before stays reachable for pages that were opened with it', async () => {
  await release(older);
  await release(newer);
  await rollOut({ mf_public: { stable: newer, kept: [newer, older] } });
  expect((await get(`/mf/mf_public/${older}/remoteEntry.0aaaaaaa.js`)).statusCode).toBe(200);
});

test('a page that was opened before there were releases finds the files that it was built with, in the release that keeps them', async () => {
  await release(older);
  await release(newer);
  await rollOut({ mf_public: { stable: newer, kept: [newer, older] } });
  expect((await get('/mf/mf_public/remoteEntry.0aaaaaaa.js')).body).toContain(older);
  expect((await get('/mf/mf_public/remoteEntry.0ddddddd.js')).statusCode).toBe(404);
});

test('a candidate is listed beside the stable release, and no page preloads files that its visitor may not run', async () => {
  await release(older);
  await release(newer);
  await rollOut({ mf_public: { stable: older, candidate: { version: newer, percent: 20 }, kept: [newer, older] } });
  expect(await remotes()).toMatchObject({ mf_public: { version: older, candidate: { version: newer, percent: 20 } } });
  const { body } = await get('/course/available-course');
  expect(body.replace(/<script type="application\/json".*?<\/script>/, '')).not.toContain('remoteEntry');
});

test('a released shell is the page, and the hashed files of the previous one are still served', async () => {
  await write('shell/2.0.0-0ccccccc/index.html', '<html><head><title>New</title></head><body>new shell</body></html>');
  await write('shell/2.0.0-0ccccccc/main.1c1c1c1c.js', 'new');
  await rollOut({ shell: { stable: '2.0.0-0ccccccc', kept: ['2.0.0-0ccccccc'] } });
  expect((await get('/')).body).toContain('new shell');
  expect((await get('/main.1c1c1c1c.js')).body).toBe('new');
  expect((await get('/main.0a1b2c3d.js')).statusCode).toBe(200);
});

test('a broken rollout changes nothing and is logged', async () => {
  await release(older);
  await rollOut({ mf_public: { stable: older, kept: [older] } });
  await remotes();
  await write('rollout.json', '{"slices": {"mf_public": {"stable": "../../etc"}}}');
  expect(await remotes()).toMatchObject({ mf_public: { version: older } });
  expect(platform.warnings.join()).toContain('is not a rollout');
  await rm(join(platform.releases, 'rollout.json'));
  expect(await remotes()).toMatchObject({ mf_public: { manifest: '/mf/mf_public/mf-manifest.json' } });
});

test.each([
  '/mf/mf_public/..%2f..%2frollout.json',
  '/mf/mf_public/1.0.0-x%2f..%2f..%2frollout.json',
  '/mf/mf_public/9.9.9-none/remoteEntry.js',
])('%s is not found', async (url) => {
  await rollOut({});
  expect((await get(url)).statusCode).toBe(404);
});
