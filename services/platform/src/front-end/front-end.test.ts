import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { recordLongestLoopDelay } from '@vidyapath/kit-testing/longest-loop-delay';
import { described, descriptionWith } from '../testing/built-slices';
import { createPlatformUnderTest } from '../testing/platform-under-test';

recordLongestLoopDelay();

let platform: Awaited<ReturnType<typeof createPlatformUnderTest>>;
beforeAll(async () => {
  platform = await createPlatformUnderTest();
});
afterAll(() => platform.close());

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
/** The page without the list of remotes that it carries. */
const pageAt = async (url: string) => {
  const { body } = await get(url);
  return body.replace(/<script type="application\/json".*?<\/script>/, '');
};
const get = (url: string, headers: Record<string, string> = browser) => platform.app.inject({ url, headers });

describe('pages', () => {
  test.each([
    '/',
    '/login',
    '/course/available-course',
    '/course/available-course/',
    '/refundpolicy',
    '/course/course-content/4',
    '/course/course-content/4.5',
    '/dashboard',
    '/contact',
  ])('%s is the shell, never kept by a cache', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test('has the name of the product, escaped', async () => {
    const { body } = await get('/');
    expect(body).toContain('<title>Gyan &amp; Co</title>');
    expect(body).toContain('name="application-name" content="Gyan &amp; Co"');
  });

  test('preloads the files of the opened route and nothing else', async () => {
    const catalogue = await pageAt('/course/available-course');
    const dashboard = await pageAt('/dashboard/home');
    expect(catalogue).toContain('/mf/mf_public/remoteEntry.0a1b2c3d.js');
    expect(catalogue).not.toContain('mf-manifest.json');
    expect(dashboard).toContain('/mf/mf_public/remoteEntry.0a1b2c3d.js');
    expect(dashboard).not.toContain('catalogue.0a1b2c3d4e.js');
  });

  test('names all scripts that the opened screen will fetch, each once, and the texts by language', async () => {
    const preloads = (body: string) =>
      [...body.matchAll(/<link rel="preload" as="script" href="([^"]+)">/g)].map(([, href]) => href);
    const hints = (body: string): Record<string, string> =>
      Object.fromEntries(
        [...body.matchAll(/<meta name="((?:screen-)?(?:scripts|messages-\w+))" content="([^"]+)">/g)].map(
          ([, name = '', files = '']) => [name, files],
        ),
      );
    const { body: catalogue } = await get('/course/available-course');
    expect(preloads(catalogue)).toEqual([]);
    expect(hints(catalogue)).toEqual({
      'messages-en': '/messages-en.0a1b2c3d4e.js',
      'screen-scripts':
        '/mf/mf_public/remoteEntry.0a1b2c3d.js /mf/mf_public/page.0a1b2c3d4e.js /849.0a1b2c3d4e.js /mf/mf_public/catalogue.0a1b2c3d4e.js /mf/mf_public/data.0a1b2c3d4e.js',
      'screen-messages-en': '/mf/mf_public/messages-en.0a1b2c3d4e.js',
      'screen-messages-hi': '/mf/mf_public/messages-hi.0a1b2c3d4e.js',
    });
    expect(catalogue).toContain('<meta name="visitors-data" content="/api/courses?category_id=0&amp;limit=1000">');
    // The page's own script reads them.
    expect(catalogue.indexOf('<meta name="visitors-data"')).toBeLessThan(catalogue.indexOf('<script'));
    const { body: dashboard } = await get('/dashboard/home');
    expect(preloads(dashboard)).toEqual(['/layout-app.0a1b2c3d4e.js']);
    expect(preloads((await get('/learn/4')).body)).toEqual(['/layout-app.0a1b2c3d4e.js']);
    expect(hints(dashboard)).toEqual({
      'messages-en': '/messages-en.0a1b2c3d4e.js',
      'screen-scripts': '/mf/mf_public/remoteEntry.0a1b2c3d.js /mf/mf_public/page.0a1b2c3d4e.js',
      'screen-messages-en': '/mf/mf_public/messages-en.0a1b2c3d4e.js',
      'screen-messages-hi': '/mf/mf_public/messages-hi.0a1b2c3d4e.js',
    });
    expect((await get('/dashboard')).body).toBe(dashboard);
    const { body: unknown } = await get('/no/such/page');
    expect([preloads(unknown), hints(unknown)]).toEqual([[], {}]);
  });

  test('opens without the list of chunks, and with a broken one', async () => {
    const file = join(platform.root, 'mf-public/dist/chunks.json');
    const kept = await readFile(file, 'utf8');
    for (const broken of [
      '{"chunks": {',
      '{"chunks":{"screen-login":{"files":["../../etc/passwd"],"shared":[]}},"shared":{}}',
    ]) {
      await writeFile(file, broken);
      const answer = await get('/login');
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('remoteEntry.0a1b2c3d.js');
      expect(answer.body).not.toContain('passwd');
    }
    await rm(file);
    expect((await get('/login')).body).toContain('remoteEntry.0a1b2c3d.js');
    await writeFile(file, kept);
  });

  test('preloads nothing of a remote that was made for another platform', async () => {
    const folder = join(platform.root, 'mf-admin-modules/dist');
    await mkdir(folder, { recursive: true });
    await writeFile(
      join(folder, 'remote.json'),
      JSON.stringify({
        id: 'mf_admin_modules',
        platform: '^3.0.0',
        manifest: 'mf-manifest.json',
        preload: ['entry.js'],
        ...descriptionWith(['/course/module-master']),
      }),
    );
    expect(await pageAt('/course/module-master')).not.toContain('/mf/mf_admin_modules/');
    await rm(folder, { recursive: true });
  });

  test.each([
    ['unknown', '/no/such/page'],
    ['cut within an escape', '/login/%'],
    ['cut within a letter', '/login/%E0%A4?page=2'],
    ['with a NUL', '/login/%00'],
    ['with an encoded slash', '/course%2Favailable-course'],
  ])('an address that is %s is the shell with status 404', async (_what, url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(answer.headers['x-frame-options']).toBe('DENY');
    expect(answer.body).toContain('<div id="root">');
    expect(await get(url, { accept: 'application/json' })).toMatchObject({ statusCode: 404 });
    expect((await get(url, { accept: 'application/json' })).json()).toMatchObject({ instance: url.split('?')[0] });
  });

  test('is sent compressed, and as 304 when the browser has it', async () => {
    const answer = await get('/', { ...browser, 'accept-encoding': 'gzip, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('<div id="root">');
    const again = await get('/', { ...browser, 'if-none-match': String(answer.headers.etag) });
    expect(again.statusCode).toBe(304);
  });
});

describe('missing files and routes', () => {
  test.each([
    '/main.ffffffff.js',
    '/assets/none.woff2',
    '/mf/mf_public/none.js',
    '/mf/unknown/remoteEntry.js',
    '/mf/mf_public',
    '/api/nothing',
    '/auth/nothing',
    '/media/nothing',
    '/favicon.ico',
    '/.git/config',
    '/.env',
    '/main.0a1b2c3d.js.map',
    '/main.0a1b2c3d.js.br',
    '/index.html',
    '/mf/mf_public/remote.json',
    '/mf/mf_public/chunks.json',
    '/chunks.json',
    '/mf/mf_public/mf-manifest-stats.json',
    '/mf/mf_public/..%2f..%2fshell%2fdist%2fmain.0a1b2c3d.js',
    '/assets/',
    '/%2e%2e/package.json',
    '//api/category',
    '//dashboard/home',
    '/%2fauth/audit',
    '/api/%',
    '/auth/%E0%A4',
    '/media/%00',
    '/mf/mf_public/%',
  ])('%s is a problem and not a page', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  });

  test('the address of a page answers a problem to a request for data or with a body', async () => {
    const dataAnswer = await get('/login', { accept: 'application/json' });
    const postAnswer = await platform.app.inject({ method: 'POST', url: '/login', headers: browser });
    expect([dataAnswer.statusCode, postAnswer.statusCode]).toEqual([404, 404]);
  });
});

describe('an address of any length is parsed in linear time', () => {
  const many = 100_000;
  test.each<[string, 'GET' | 'HEAD', string, number]>([
    ['names that end in a dot', 'GET', `/${'a.'.repeat(many)}a/x`, 404],
    ['names that end in a dot', 'HEAD', `/${'a.'.repeat(many)}a/x`, 404],
    ['names that end in a written dot', 'GET', `/${'a%2e'.repeat(many)}a/x`, 404],
    ['dots before a letter', 'GET', `/${'.'.repeat(many)}/x`, 404],
    ['folders', 'GET', `/${'a/'.repeat(many)}x.js`, 404],
    ['folders of a remote', 'GET', `/mf/mf_public/${'a/'.repeat(many)}x.json`, 404],
    ['hashes', 'GET', `/mf/mf_public/a${'.00000000'.repeat(many)}`, 404],
    ['empty names', 'GET', `/a${'/'.repeat(many)}x`, 404],
  ])('%s, by %s', async (_what, method, url, status) => {
    expect((await platform.app.inject({ method, url, headers: browser })).statusCode).toBe(status);
  });
});

test('/remotes.json lists the slices that are built now, without broken and removed ones', async () => {
  const file = join(platform.root, 'mf-learning/dist/remote.json');
  const before = await get('/remotes.json');
  expect(before.headers['cache-control']).toBe('no-cache');
  expect(before.json()).toEqual({
    remotes: {
      mf_public: {
        ...described,
        manifest: '/mf/mf_public/mf-manifest.json',
        platform: '^2.0.0',
        preload: ['/mf/mf_public/remoteEntry.0a1b2c3d.js', '/mf/mf_public/page.0a1b2c3d4e.js'],
      },
    },
  });
  await writeFile(
    file,
    JSON.stringify({
      id: 'mf_learning',
      platform: '^2.0.0',
      manifest: 'mf-manifest.json',
      preload: [],
      ...descriptionWith(['/learn']),
    }),
  );
  const deployed = (await get('/remotes.json')).json<{ remotes: object }>();
  expect(Object.keys(deployed.remotes)).toEqual(['mf_learning', 'mf_public']);
  await rm(file);
});
