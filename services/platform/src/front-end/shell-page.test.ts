import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { descriptionWith } from '../testing/built-slices';
import { createPlatformUnderTest } from '../testing/platform-under-test';

let platform: Awaited<ReturnType<typeof createPlatformUnderTest>>;
beforeAll(async () => {
  platform = await createPlatformUnderTest();
});
afterAll(() => platform.close());

const get = (url: string) => platform.app.inject({ url, headers: { accept: 'text/html' } });

test('has the list of remotes as data that no text of a slice can break out of', async () => {
  const folder = join(platform.root, 'mf-live-classes/dist');
  await mkdir(folder, { recursive: true });
  const { routes } = descriptionWith(['/live-classes']);
  const title = { en: '</script><script>alert(1)</script>', hi: '<!--' };
  await writeFile(
    join(folder, 'remote.json'),
    JSON.stringify({ platform: '^2.1.0', manifest: 'm.json', preload: [], routes: [{ ...routes[0], title }] }),
  );
  const { body, statusCode } = await get('/live-classes');
  const [, list = ''] = /<script type="application\/json" id="remotes">(.*?)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(list)).toEqual((await get('/remotes.json')).json());
  expect([statusCode, JSON.parse(list).remotes.mf_live_classes.routes[0].title]).toEqual([200, title]);
  await rm(join(platform.root, 'mf-live-classes'), { recursive: true });
  expect((await get('/live-classes')).statusCode).toBe(404);
});
