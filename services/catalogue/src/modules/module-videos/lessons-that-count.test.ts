import { randomUUID } from 'node:crypto';
import type { AuditEntry } from '@vidyapath/http/audit';
import type { Course } from '@vidyapath/http/course';
import type { CourseModule } from '@vidyapath/http/course-module';
import { addressOfAsset } from '@vidyapath/http/lesson-names';
import type { AssetChange } from '@vidyapath/http/media-events';
import type { ModuleVideo } from '@vidyapath/http/module-video';
import { runCount } from '@vidyapath/kit-testing/run-count';
import fc from 'fast-check';
import { learnersView, progressOf } from '../../testing/learners-view';
import { assetOf, deliverAsset } from '../../testing/media-with-assets';
import { useCatalogue } from '../../testing/use-catalogue';

const runs = runCount(4, 200);
const { catalogue, client, make } = useCatalogue();

const lessons = '/api/courseModule/moduleVideo';
const change = (video: ModuleVideo, over: object) => client.put(`${lessons}/${video.video_id}`, { ...video, ...over });

async function newAsset(over: Partial<AssetChange> = {}): Promise<AssetChange> {
  const asset = assetOf(randomUUID(), over);
  await deliverAsset(catalogue, asset);
  return asset;
}
const playable = { playable: true, file_version: 1, duration_seconds: 240 };

const seen = (lessonIds: number[], seconds: number) => ({
  lessons: lessonIds,
  asLearner: lessonIds,
  outline: lessonIds,
  content: seconds,
  modules: [seconds],
  tile: seconds,
  outlineSeconds: seconds,
});

async function courseWithLesson(): Promise<{ course: Course; courseModule: CourseModule; lesson: ModuleVideo }> {
  const course = await make.course();
  const courseModule = await make.courseModule(course.course_id);
  return { course, courseModule, lesson: await make.video(courseModule, { duration_in_seconds: 60 }) };
}

describe('a lesson', () => {
  it('that is not published is left out for learners, and is marked for Staff', async () => {
    const { course, courseModule, lesson } = await courseWithLesson();
    const other = await make.video(courseModule, { is_published: false, is_preview: true, duration_in_seconds: 30 });
    expect(await learnersView(catalogue, course)).toEqual(seen([lesson.video_id], 60));
    await change(lesson, { is_published: false });
    expect(await learnersView(catalogue, course)).toEqual(seen([], 0));
    const staff = await progressOf(catalogue, course, 'Staff');
    expect(staff.map((row) => [row.VideoId, row.IsPublished])).toEqual([
      [lesson.video_id, false],
      [other.video_id, false],
    ]);
    expect(await progressOf(catalogue, course, 'User')).toMatchObject([{ VideoId: null, IsPublished: null }]);
    await change(other, { is_published: true });
    expect(await learnersView(catalogue, course)).toEqual(seen([other.video_id], 30));
  });

  it('keeps flags that a change does not name; its trail tells of them', async () => {
    const { courseModule } = await courseWithLesson();
    const { is_preview, is_published, ...old } = await make.video(courseModule, { is_preview: true });
    expect([is_preview, is_published]).toEqual([true, true]);
    const url = `${lessons}/${old.video_id}`;
    expect((await client.put(url, { ...old, video_title: 'Renamed' })).json()).toMatchObject({ is_preview: true });
    expect((await client.put(url, { ...old, is_published: false })).json()).toMatchObject({
      is_preview: true,
      is_published: false,
    });
    const trail = (await client.get(`${url}/audit`, 'Admin')).json<AuditEntry[]>();
    expect(trail[0]?.changes).toContainEqual({ field: 'is_published', before: true, after: false });
    for (const field of ['is_preview', 'is_published'])
      expect((await client.put(url, { ...old, [field]: null })).statusCode).toBe(400);
  });

  it('of an asset counts from when the asset has once been playable, whatever happens to it then', async () => {
    const { course, courseModule, lesson } = await courseWithLesson();
    const asset = await newAsset();
    const { video_id } = await make.video(courseModule, { video_url: addressOfAsset(asset.asset_id) });
    const both = [lesson.video_id, video_id];
    const waiting = await learnersView(catalogue, course);
    expect(waiting).toEqual(seen([lesson.video_id], 60));
    await deliverAsset(catalogue, { ...asset, version: 2, failed: true });
    expect(await learnersView(catalogue, course)).toEqual(waiting);
    await deliverAsset(catalogue, { ...asset, ...playable, version: 3 });
    expect(await learnersView(catalogue, course)).toEqual(seen(both, 300));
    await deliverAsset(catalogue, { ...asset, ...playable, version: 4, file_version: 2, duration_seconds: 100 });
    expect(await learnersView(catalogue, course)).toEqual(seen(both, 160));
    await deliverAsset(catalogue, { ...asset, version: 5, failed: true, duration_seconds: 100 });
    expect(await learnersView(catalogue, course)).toEqual(seen(both, 160));
  });

  it('keeps its file in the outline, published or not, playable or not', async () => {
    const { course, courseModule } = await courseWithLesson();
    const asset = await newAsset();
    const lesson = await make.video(courseModule, { video_url: addressOfAsset(asset.asset_id) });
    const url = `/internal/course-outlines?ids=${course.course_id}`;
    const files = async () => {
      const answer = await catalogue.app.inject({ url, headers: catalogue.tokens.asService('courses:read') });
      return answer
        .json<{ items: { videos: { video_id: number; file: string }[] }[] }>()
        .items[0]?.videos.map((video) => [video.video_id, video.file]);
    };
    const before = await files();
    await deliverAsset(catalogue, { ...asset, ...playable, version: 2 });
    await change(lesson, { is_published: false, is_preview: true });
    expect(await files()).toEqual(before);
  });

  it('is listed in the orders of its flags', async () => {
    const { courseModule, lesson } = await courseWithLesson();
    const other = await make.video(courseModule, { is_published: false, is_preview: true });
    const ordered = async (sort: string) =>
      (await client.get(`${lessons}?module_id=${courseModule.ModuleId}&sort=${sort}`))
        .json<ModuleVideo[]>()
        .map(({ video_id }) => video_id);
    expect(await ordered('is_published:asc')).toEqual([other.video_id, lesson.video_id]);
    expect(await ordered('is_preview:asc')).toEqual([lesson.video_id, other.video_id]);
  });
});

describe('as a learner', () => {
  it('Staff has no inactive modules, and the page of a hidden course', async () => {
    const course = await make.course({ is_public: false });
    const hidden = await make.courseModule(course.course_id, { Status: 'Inactive' });
    await make.video(hidden);
    expect(await progressOf(catalogue, course, 'Staff')).toHaveLength(1);
    expect(await progressOf(catalogue, course, 'Staff', '&as=learner')).toEqual([]);
    const content = (query: string) =>
      client.get(`/api/courseProgress/public-course-content/?course_id=${course.course_id}${query}`);
    expect([(await content('')).statusCode, (await content('&as=learner')).statusCode]).toEqual([200, 200]);
    expect((await content('&as=Staff')).statusCode).toBe(400);
  });

  it('everybody else has what they have without it', async () => {
    const { course } = await courseWithLesson();
    for (const caller of ['User', 'Admin'] as const)
      expect(await progressOf(catalogue, course, caller, '&as=learner')).toEqual(
        await progressOf(catalogue, course, caller),
      );
  });
});

interface Step {
  act: 'publish' | 'unpublish' | 'elsewhere' | 'asset' | 'state' | 'module' | 'delete';
  which: number;
  playable: boolean;
  seconds: number;
}
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    act: fc.constantFrom('publish', 'unpublish', 'elsewhere', 'asset', 'asset', 'state', 'state', 'module', 'delete'),
    which: fc.nat(20),
    playable: fc.boolean(),
    seconds: fc.integer({ min: 1, max: 500 }),
  }),
  { minLength: 4, maxLength: 12 },
);
const at = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

describe('after any changes of lessons, modules and assets', () => {
  it(
    'all places agree on the lessons that count',
    async () => {
      await fc.assert(fc.asyncProperty(steps, agreesAfter), { numRuns: runs });
    },
    Math.max(60_000, runs * 5_000),
  );
});

async function agreesAfter(all: readonly Step[]): Promise<void> {
  const course = await make.course();
  const modules = [await make.courseModule(course.course_id), await make.courseModule(course.course_id)];
  let assets = [await newAsset(), await newAsset(playable)];
  const played = new Set(assets.slice(1).map(({ asset_id }) => asset_id));
  for (let count = 0; count < 4; count += 1) await make.video(at(modules, count));
  const stored = async (): Promise<ModuleVideo[]> =>
    (await client.get(`${lessons}?course_id=${course.course_id}`)).json();
  for (const { act, which, ...state } of all) {
    const lesson = at(await stored(), which);
    if (act === 'publish' || act === 'unpublish') await change(lesson, { is_published: act === 'publish' });
    if (act === 'elsewhere')
      await change(lesson, { video_url: 'https://video.example/x.mp4', duration_in_seconds: state.seconds });
    if (act === 'asset') await change(lesson, { video_url: addressOfAsset(at(assets, which).asset_id) });
    if (act === 'delete' && (await stored()).length > 1) await client.delete(`${lessons}/${lesson.video_id}`);
    if (act === 'module') {
      const module = at(modules, which);
      await client.put(`/api/courseModule/${module.ModuleId}`, {
        ...module,
        Status: state.playable ? 'Active' : 'Inactive',
      });
    }
    if (act === 'state') {
      const { asset_id, version } = at(assets, which);
      const next = assetOf(asset_id, {
        version: version + 1,
        playable: state.playable,
        failed: !state.playable,
        duration_seconds: state.seconds,
      });
      await deliverAsset(catalogue, next);
      if (next.playable) played.add(asset_id);
      assets = assets.map((one) => (one.asset_id === asset_id ? next : one));
    }
  }
  const active = new Set(
    (await client.get(`/api/courseModule?course_id=${course.course_id}`, 'nobody'))
      .json<CourseModule[]>()
      .map(({ ModuleId }) => ModuleId),
  );
  const counted = (await stored()).filter(
    ({ is_published, asset_id, module_id }) =>
      active.has(module_id) && is_published && (asset_id === null || played.has(asset_id)),
  );
  const secondsOf = (videos: ModuleVideo[]) => videos.reduce((sum, video) => sum + video.duration_in_seconds, 0);
  const expected = seen(
    counted.map(({ video_id }) => video_id),
    secondsOf(counted),
  );
  const perModule = modules
    .filter(({ ModuleId }) => active.has(ModuleId))
    .map(({ ModuleId }) => secondsOf(counted.filter(({ module_id }) => module_id === ModuleId)));
  expect(await learnersView(catalogue, course)).toEqual({ ...expected, modules: perModule });
}

it('twenty changes of a lesson while its asset becomes playable leave no place behind', async () => {
  const { course, courseModule, lesson } = await courseWithLesson();
  const asset = await newAsset();
  const ofAsset = await make.video(courseModule, { video_url: addressOfAsset(asset.asset_id) });
  const toggles = Array.from({ length: 20 }, (_, count) => change(ofAsset, { is_published: count % 2 === 0 }));
  const moves = Array.from({ length: 5 }, () => change(lesson, { sequence_no: 2 }));
  await Promise.all([...toggles, ...moves, deliverAsset(catalogue, { ...asset, ...playable, version: 2 })]);
  await change(ofAsset, { is_published: true, sequence_no: 1 });
  await change(lesson, { sequence_no: 2 });
  expect(await learnersView(catalogue, course)).toEqual(seen([ofAsset.video_id, lesson.video_id], 300));
});
