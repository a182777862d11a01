import { randomUUID } from 'node:crypto';
import type { Course } from '@vidyapath/http/course';
import { courseBuilderPaths } from '@vidyapath/http/course-builder-paths';
import { courseOutlineChanged } from '@vidyapath/http/course-events';
import { type Outline, outlineLimits } from '@vidyapath/http/course-outline';
import { limits } from '@vidyapath/http/limits';
import type { ModuleVideo } from '@vidyapath/http/module-video';
import { publishedBodies } from '@vidyapath/kit-testing/published';
import { fieldsOf } from '../../testing/client';
import { useCatalogue } from '../../testing/use-catalogue';

const { catalogue, client, make } = useCatalogue();

async function courseOf(...counts: number[]) {
  const { course_id } = await make.course();
  const modules: { id: number; videos: number[] }[] = [];
  for (const [at, count] of counts.entries()) {
    const courseModule = await make.courseModule(course_id, { SequenceNo: (at + 1) * 5 });
    const videos: number[] = [];
    for (let made = 0; made < count; made += 1) videos.push((await make.video(courseModule)).video_id);
    modules.push({ id: courseModule.ModuleId, videos });
  }
  return { id: course_id, modules };
}
const read = async (id: number) => {
  const answer = await client.get(courseBuilderPaths.outline(id));
  return { outline: answer.json<Outline>(), etag: String(answer.headers.etag) };
};
const orderOf = ({ modules }: Outline) =>
  modules.map(({ module_id, videos }) => ({ id: module_id, videos: videos.map(({ video_id }) => video_id) }));
const positionsOf = ({ modules }: Outline) => [
  modules.map(({ sequence_no }) => sequence_no),
  ...modules.map(({ videos }) => videos.map(({ sequence_no }) => sequence_no)),
];
const move = (id: number, moves: object[], headers: Record<string, string> = {}) =>
  client.post(courseBuilderPaths.outlineMoves(id), { moves }, 'Staff', headers);
const change = (id: number, body: object) => client.post(courseBuilderPaths.outlineChanges(id), body);
const add = (id: number, module_id: number, lessons: object[], headers: Record<string, string> = {}) =>
  client.post(courseBuilderPaths.outlineLessons(id), { module_id, lessons }, 'Staff', headers);
const lesson = (video_title: string) => ({ video_title, video_url: 'https://video.example/one.mp4' });

describe('an outline', () => {
  it('has modules and lessons in their order; its tag follows the order only', async () => {
    const { id, modules } = await courseOf(2, 0, 1);
    const { outline, etag } = await read(id);
    expect(orderOf(outline)).toEqual(modules);
    await change(id, { video_ids: modules[0]?.videos, set: { is_preview: true } });
    const flagged = await read(id);
    expect(flagged.etag).toBe(etag);
    expect(flagged.outline.modules[0]?.videos[0]).toMatchObject({ is_preview: true, is_published: true });
    await move(id, [{ kind: 'module', id: modules[2]?.id, before_id: modules[0]?.id }]);
    expect((await read(id)).etag).not.toBe(etag);
    expect((await client.get(courseBuilderPaths.outline(2_000_000_000))).statusCode).toBe(404);
  });

  it('takes moves in turn, renumbers the course and tells other services', async () => {
    const { id, modules } = await courseOf(2, 1);
    const [one, two] = modules as [(typeof modules)[0], (typeof modules)[0]];
    const answer = await move(id, [
      { kind: 'video', id: one.videos[0], module_id: two.id, before_id: two.videos[0] },
      { kind: 'module', id: one.id, before_id: null },
    ]);
    const moved = answer.json<Outline>();
    expect(orderOf(moved)).toEqual([
      { id: two.id, videos: [one.videos[0], two.videos[0]] },
      { id: one.id, videos: [one.videos[1]] },
    ]);
    expect(positionsOf(moved)).toEqual([[1, 2], [1, 2], [1]]);
    expect(answer.headers.etag).toBe((await read(id)).etag);
    const told = (await publishedBodies(catalogue.db, courseOutlineChanged)).findLast((one) => one.course_id === id);
    expect(told?.videos.map(({ video_id }) => video_id)).toEqual(orderOf(moved).flatMap(({ videos }) => videos));
    const trail = await client.get(`/api/courseModule/moduleVideo/${one.videos[0]}/audit`, 'Admin');
    expect(trail.json()[0]).toMatchObject({ action: 'video.changed' });
  });

  it('refuses moves from another order with 412 and the present one', async () => {
    const { id, modules } = await courseOf(3);
    const { etag } = await read(id);
    const moves = [{ kind: 'video', id: modules[0]?.videos[0], before_id: null }];
    const key = { 'if-match': etag, 'idempotency-key': randomUUID() };
    const first = await move(id, moves, key);
    const again = await move(id, moves, key);
    expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 200, first.body]);
    const refused = await move(id, moves, { 'if-match': etag });
    const present = await read(id);
    expect([refused.statusCode, refused.json()]).toEqual([412, expect.objectContaining(present)]);
  });

  it('stays 1 to n after 20 moves at once', async () => {
    const { id, modules } = await courseOf(5, 5);
    const videos = modules.flatMap((one) => one.videos);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        move(id, [{ kind: 'video', id: videos[at % 10], module_id: modules[at % 3 ? 0 : 1]?.id, before_id: null }]),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
    const { outline } = await read(id);
    for (const positions of positionsOf(outline)) expect(positions).toEqual(positions.map((_, at) => at + 1));
    expect(
      orderOf(outline)
        .flatMap((one) => one.videos)
        .sort(),
    ).toEqual([...videos].sort());
  });

  it('takes 500 moves at once, and no more', async () => {
    const { id, modules } = await courseOf(2);
    const [first, second] = modules[0]?.videos as [number, number];
    const moves = Array.from({ length: outlineLimits.moves + 1 }, (_move, at) => ({
      kind: 'video',
      id: at % 2 ? first : second,
      module_id: modules[0]?.id,
      before_id: null,
    }));
    expect((await move(id, moves)).statusCode).toBe(400);
    const moved = await move(id, moves.slice(1));
    expect(orderOf(moved.json())).toEqual([{ id: modules[0]?.id, videos: [first, second] }]);
  });

  it.each([
    [{ kind: 'video', id: 2_000_000_000, before_id: null }, 'moves.0.id'],
    [{ kind: 'module', id: 2_000_000_000, before_id: null }, 'moves.0.id'],
  ])('refuses the move %j', async (refused, field) => {
    const { id } = await courseOf(1);
    const answer = await move(id, [refused]);
    expect([answer.statusCode, fieldsOf(answer)]).toEqual([400, [field]]);
  });
});

describe('lessons', () => {
  it('are added unpublished at the end of a module, once for a key', async () => {
    const { id, modules } = await courseOf(1);
    const module_id = Number(modules[0]?.id);
    const key = { 'idempotency-key': randomUUID() };
    const added = await add(id, module_id, [lesson('A'), lesson('B')], key);
    expect(added.statusCode).toBe(201);
    expect((await add(id, module_id, [lesson('A'), lesson('B')], key)).json()).toEqual(added.json());
    expect(added.json<ModuleVideo[]>()).toMatchObject([
      { video_title: 'A', sequence_no: 2, is_published: false },
      { video_title: 'B', sequence_no: 3, is_published: false },
    ]);
    const other = await courseOf(0);
    expect(fieldsOf(await add(other.id, module_id, [lesson('A')]))).toEqual(['module_id']);
    expect((await add(id, module_id, [])).statusCode).toBe(400);
    expect(
      (await add(id, module_id, [{ ...lesson('A'), video_url: `/media/lessons/${randomUUID()}` }])).json(),
    ).toMatchObject({
      type: '/problems/unknown-lesson-file',
    });
  });

  it('are published and deleted together', async () => {
    const { id, modules } = await courseOf(3);
    const [first, second, third] = modules[0]?.videos as [number, number, number];
    expect((await change(id, { video_ids: [first, second], set: { is_published: false } })).statusCode).toBe(204);
    const flags = async () => (await read(id)).outline.modules[0]?.videos.map(({ is_published }) => is_published);
    expect(await flags()).toEqual([false, false, true]);
    expect((await change(id, { video_ids: [first, third], delete: true })).statusCode).toBe(204);
    expect(await flags()).toEqual([false]);
    const other = await courseOf(1);
    const foreign = Number(other.modules[0]?.videos[0]);
    const refused = [
      { video_ids: [second, foreign], delete: true },
      { video_ids: [], delete: true },
      { video_ids: [second], set: {} },
      { video_ids: [second], set: { video_title: 'B' } },
      { video_ids: [second] },
      { video_ids: [second], set: { is_preview: true }, delete: true },
    ];
    for (const body of refused) expect((await change(id, body)).statusCode).toBe(400);
  });
});

it('copies a course of 1,000 lessons, which gets no further one', async () => {
  const { id, modules } = await courseOf(0, 1);
  const module_id = Number(modules[1]?.id);
  await catalogue.db.raw(
    `insert into module_videos (module_id, course_id, video_title, video_url, duration_in_seconds, sequence_no, is_preview)
     select ?, ?, 'Lesson ' || n, 'https://video.example/' || n, 60, n, n = 7 from generate_series(2, ?::int) n`,
    [module_id, id, limits.learning.lessonsMax],
  );
  const full = { status: 409, type: '/problems/too-many-lessons' };
  expect((await add(id, module_id, [lesson('More')])).json()).toMatchObject(full);
  const single = { ...lesson('More'), course_id: id, module_id, duration_in_seconds: 1 };
  expect((await client.post('/api/courseModule/moduleVideo', single)).json()).toMatchObject(full);

  const source = (await client.get(`/api/course/${id}`)).json<Course>();
  const answer = await client.post(courseBuilderPaths.courseCopy(id));
  const copy = answer.json<Course>();
  expect([answer.statusCode, copy]).toEqual([
    201,
    {
      ...source,
      course_id: copy.course_id,
      course_name: `${source.course_name} (copy)`,
      rating: 0,
      is_best_seller: false,
      is_public: false,
    },
  ]);
  const contentOf = async (course: number) =>
    (await read(course)).outline.modules.map((module) => ({
      ...module,
      module_id: 0,
      videos: module.videos.map((video) => ({ ...video, video_id: 0 })),
    }));
  expect(await contentOf(copy.course_id)).toEqual(await contentOf(id));
  const lastId = (await read(id)).outline.modules[1]?.videos.at(-1)?.video_id;
  expect((await move(id, [{ kind: 'video', id: lastId, before_id: null }])).statusCode).toBe(200);
});
