import { randomUUID } from 'node:crypto';
import { courseOutlineChanged } from '@vidyapath/http/course-events';
import type { LessonUses } from '@vidyapath/http/lesson-assets';
import { addressOfAsset } from '@vidyapath/http/lesson-names';
import type { AssetChange } from '@vidyapath/http/media-events';
import type { ModuleVideo } from '@vidyapath/http/module-video';
import { publishedBodies } from '@vidyapath/kit-testing/published';
import { createClient, fieldsOf } from '../../testing/client';
import { courseBody, createFactories, type Factories } from '../../testing/factories';
import { assetOf, deliverAsset, startMediaWithAssets } from '../../testing/media-with-assets';
import { startCatalogue, type TestCatalogue } from '../../testing/test-catalogue';

let media: Awaited<ReturnType<typeof startMediaWithAssets>>;
let catalogue: TestCatalogue;
let client: ReturnType<typeof createClient>;
let make: Factories;
beforeAll(async () => {
  media = await startMediaWithAssets();
  catalogue = await startCatalogue({ media: media.client });
  client = createClient(catalogue);
  make = createFactories(client);
});
afterAll(async () => {
  await catalogue.close();
  await media.stop();
});

const lessons = '/api/courseModule/moduleVideo';

const deliver = (asset: AssetChange) => deliverAsset(catalogue, asset);

/** An asset that media has just begun to take in; no event has named it. */
function newAsset(over: Partial<AssetChange> = {}): AssetChange {
  const asset = assetOf(randomUUID(), over);
  media.set(asset);
  return asset;
}

const newModule = async () => make.courseModule((await make.course()).course_id);

async function lessonOf(assetId: string, over: object = {}): Promise<ModuleVideo> {
  const body = { video_url: addressOfAsset(assetId), duration_in_seconds: undefined, ...over };
  return make.video(await newModule(), body);
}

const read = async (id: number): Promise<ModuleVideo> => (await client.get(`${lessons}/${id}`)).json();
const outlineOf = async (courseId: number) =>
  (await publishedBodies(catalogue.db, courseOutlineChanged)).find(({ course_id }) => course_id === courseId);
const usesOf = (assetId: string, headers: object = catalogue.tokens.asService('courses:read')) =>
  catalogue.app.inject({ url: `/internal/lesson-uses?asset_id=${assetId}`, headers: { ...headers } });

describe('a lesson of an asset', () => {
  it('exists before the first byte, and before any event', async () => {
    const { asset_id } = newAsset();
    const video = await lessonOf(asset_id);
    expect(video).toMatchObject({ asset_id, status: 'waiting', duration_in_seconds: 0 });
    expect(await read(video.video_id)).toEqual(video);
    expect((await outlineOf(video.course_id))?.videos).toMatchObject([{ asset_id, duration_seconds: 0 }]);
  });

  it('makes one call to media, and none once the asset is known', async () => {
    const { asset_id } = newAsset();
    const before = media.asked();
    await lessonOf(asset_id);
    await lessonOf(asset_id);
    expect(media.asked()).toBe(before + 1);
  });

  it('follows the length of the asset, whatever the body says, in one transaction with the outline', async () => {
    const asset = newAsset();
    const video = await lessonOf(asset.asset_id, { duration_in_seconds: 7 });
    expect(video.duration_in_seconds).toBe(0);
    await deliver({ ...asset, version: 2, playable: true, file_version: 1, duration_seconds: 240 });
    expect(await read(video.video_id)).toEqual({ ...video, status: 'ready', duration_in_seconds: 240 });
    expect((await outlineOf(video.course_id))?.videos).toMatchObject([{ duration_seconds: 240 }]);
    await deliver({ ...asset, version: 3, playable: true, file_version: 2, duration_seconds: 300 });
    await deliver({ ...asset, version: 2, playable: true, file_version: 1, duration_seconds: 240 });
    expect((await read(video.video_id)).duration_in_seconds).toBe(300);
    const total = await catalogue.db('course_durations').where('course_id', video.course_id).first<object>('seconds');
    expect(total).toEqual({ seconds: '300' });
    const later = await lessonOf(asset.asset_id);
    expect(later).toMatchObject({ status: 'ready', duration_in_seconds: 300 });
  });

  it.each([
    ['failed', { failed: true }, 'failed'],
    ['waits', {}, 'waiting'],
    ['can be played', { playable: true }, 'ready'],
    ['was deleted in that moment', { playable: true, deleted: true }, 'failed'],
  ] as const)('whose asset %s', async (_what, state, status) => {
    const asset = newAsset();
    const video = await lessonOf(asset.asset_id);
    await deliver({ ...asset, version: 2, ...state });
    expect((await read(video.video_id)).status).toBe(status);
    const list: ModuleVideo[] = (await client.get(`${lessons}?module_id=${video.module_id}`)).json();
    expect(list.map((one) => one.status)).toEqual([status]);
  });

  it('is renamed after its asset was deleted, and becomes a lesson of an address elsewhere', async () => {
    const asset = newAsset();
    const video = await lessonOf(asset.asset_id);
    await deliver({ ...asset, version: 2, deleted: true });
    const change = (over: object) => client.put(`${lessons}/${video.video_id}`, { ...video, ...over });
    expect((await change({ video_title: 'Renamed' })).json()).toMatchObject({
      status: 'failed',
      asset_id: asset.asset_id,
    });
    const url = 'https://video.example/other.mp4';
    expect((await change({ video_url: url, duration_in_seconds: 60 })).json()).toMatchObject({
      asset_id: null,
      status: 'ready',
      duration_in_seconds: 60,
    });
    expect((await usesOf(asset.asset_id)).json<LessonUses>().count).toBe(0);
  });

  it('gets the length of an asset that changes while 20 lessons of it are made', async () => {
    const asset = newAsset();
    const target = await newModule();
    const body = { video_url: addressOfAsset(asset.asset_id), duration_in_seconds: undefined };
    await make.video(target, body);
    const made = Array.from({ length: 20 }, () => make.video(target, body));
    const changes = [2, 3, 4].map((version) =>
      deliver({ ...asset, version, playable: true, duration_seconds: version }),
    );
    await Promise.all([...made, ...changes]);
    const stored: ModuleVideo[] = (await client.get(`${lessons}?module_id=${target.ModuleId}`)).json();
    expect(new Set(stored.map((video) => video.duration_in_seconds))).toEqual(new Set([4]));
  });

  it.each([
    ['never was', () => randomUUID()],
    ['was deleted', () => newAsset({ deleted: true }).asset_id],
  ])('is refused when the asset %s, in words that name no field', async (_what, idOf) => {
    const { CourseId, ModuleId } = await newModule();
    const body = { course_id: CourseId, module_id: ModuleId, video_title: 'x', video_url: addressOfAsset(idOf()) };
    const refused = await client.post(lessons, body);
    expect([refused.statusCode, refused.json<{ type: string }>().type]).toEqual([400, '/problems/unknown-lesson-file']);
    expect(refused.json<object>()).not.toHaveProperty('errors');
  });

  it('is 503 while media is away and no event has named the asset', async () => {
    const known = newAsset();
    await lessonOf(known.asset_id);
    const { CourseId, ModuleId } = await newModule();
    const post = (assetId: string) =>
      client.post(lessons, {
        course_id: CourseId,
        module_id: ModuleId,
        video_title: 'x',
        video_url: addressOfAsset(assetId),
      });
    const { asset_id } = newAsset();
    media.goAway(true);
    expect([(await post(asset_id)).statusCode, (await post(known.asset_id)).statusCode]).toEqual([503, 201]);
    media.goAway(false);
    expect((await post(asset_id)).statusCode).toBe(201);
  });
});

describe('an introduction that is an asset', () => {
  it('exists before any event, and stays when its asset is deleted or media is away', async () => {
    const asset = newAsset();
    const course = await make.course({ video_path: addressOfAsset(asset.asset_id) });
    expect(course.video_path).toBe(`/media/lessons/${asset.asset_id}`);
    await deliver({ ...asset, version: 2, deleted: true });
    media.goAway(true);
    const renamed = await client.put(`/api/course/${course.course_id}`, { ...course, course_name: 'Renamed' });
    expect([renamed.statusCode, renamed.json()]).toEqual([200, { ...course, course_name: 'Renamed' }]);
    const other = { ...course, video_path: addressOfAsset(newAsset().asset_id) };
    expect((await client.put(`/api/course/${course.course_id}`, other)).statusCode).toBe(503);
    media.goAway(false);
    expect((await client.put(`/api/course/${course.course_id}`, other)).statusCode).toBe(200);
  });

  it.each([
    ['never was', () => randomUUID()],
    ['was deleted', () => newAsset({ deleted: true }).asset_id],
  ])('is refused when the asset %s', async (_what, idOf) => {
    const course = await make.course();
    const video_path = addressOfAsset(idOf());
    const answers = [
      await client.put(`/api/course/${course.course_id}`, { ...course, video_path }),
      await client.post('/api/course', courseBody(course.category_id, { video_path })),
    ];
    for (const refused of answers)
      expect([refused.statusCode, refused.json<{ type: string }>().type, fieldsOf(refused)]).toEqual([
        400,
        '/problems/unknown-lesson-file',
        ['video_path'],
      ]);
  });

  it('is a use of the asset, also of a hidden course', async () => {
    const { asset_id } = newAsset();
    const course = await make.course({ is_public: false, video_path: addressOfAsset(asset_id) });
    await lessonOf(asset_id);
    const uses = (await usesOf(asset_id)).json<LessonUses>();
    expect([uses.count, uses.items.length]).toEqual([2, 1]);
    const elsewhere = { ...course, video_path: 'https://video.example/intro.mp4' };
    await client.put(`/api/course/${course.course_id}`, elsewhere);
    expect((await usesOf(asset_id)).json<LessonUses>().count).toBe(1);
  });
});

describe('the uses of an asset', () => {
  it('are all of its lessons, in hidden courses and inactive modules too, the first 20 of them named', async () => {
    const { asset_id } = newAsset();
    const course = await make.course({ is_public: false });
    const hidden = await make.courseModule(course.course_id, { Status: 'Inactive' });
    const first = await make.video(hidden, { video_url: addressOfAsset(asset_id) });
    for (let count = 0; count < 20; count += 1) await make.video(hidden, { video_url: addressOfAsset(asset_id) });
    const uses = (await usesOf(asset_id)).json<LessonUses>();
    expect([uses.count, uses.items.length]).toEqual([21, 20]);
    expect(uses.items[0]).toEqual({
      course_id: course.course_id,
      course_name: course.course_name,
      module_id: hidden.ModuleId,
      video_id: first.video_id,
      video_title: first.video_title,
    });
    expect((await usesOf(randomUUID())).json()).toEqual({ count: 0, items: [] });
  });

  it('are for services with the scope, and need an id', async () => {
    const headers = [{}, catalogue.tokens.as('Admin'), catalogue.tokens.asService('sessions:read')];
    const statuses = headers.map(async (one) => (await usesOf(randomUUID(), one)).statusCode);
    expect(await Promise.all(statuses)).toEqual([401, 401, 403]);
    expect((await usesOf('1')).statusCode).toBe(400);
  });
});
