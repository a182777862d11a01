import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { CallFailed } from '@vidyapath/service-kit/client/call-failed';
import type { CatalogueClient } from '../../context';
import { createMediaTestApp, type MediaTestApp } from '../../testing/media-app';
import { uploadFile } from '../../testing/upload-client';

let count: number | undefined;
/** Answers with `count`, and is away without one. */
const catalogue = {
  GET: async () => {
    if (count === undefined) throw new CallFailed('catalogue', 'The connection failed.', { outcome: 'not-sent' });
    return { data: { count, items: [] } };
  },
} as unknown as CatalogueClient;

let media: MediaTestApp;
beforeAll(async () => {
  media = await createMediaTestApp({ catalogue });
});
afterAll(() => media.close());

const send = (method: 'GET' | 'DELETE', url: string) =>
  media.app.inject({ method, url, headers: media.tokens.as('Staff') });

test('an asset that a lesson uses is not deleted, nor one of which nobody can say', async () => {
  const id = await uploadFile(media, Buffer.from('whole'));
  const deleted = async (uses: number | undefined) => {
    count = uses;
    return (await send('DELETE', lessonPaths.asset(id))).statusCode;
  };
  expect([await deleted(1), await deleted(undefined)]).toEqual([409, 503]);
  expect((await send('GET', lessonPaths.asset(id))).statusCode).toBe(200);
  expect(await deleted(0)).toBe(204);
});

test('an asset tells its lessons, and the list of unused ones leaves it out', async () => {
  const used = await uploadFile(media, Buffer.from('whole'));
  const unused = await uploadFile(media, Buffer.from('whole'));
  await media.db('lesson_use').insert({ course_id: 1, module_id: 2, video_id: 3, video_title: 'Ohm', asset_id: used });
  const use = { course_id: 1, course_name: '', module_id: 2, video_id: 3, video_title: 'Ohm' };
  expect((await send('GET', lessonPaths.asset(used))).json()).toMatchObject({ used_by: [use], used_by_count: 1 });
  const list = (await send('GET', `${lessonPaths.assets}?unused=true`)).json<{ asset_id: string }[]>();
  expect(list.map(({ asset_id }) => asset_id)).toContain(unused);
  expect(list.map(({ asset_id }) => asset_id)).not.toContain(used);
});
