import type { CourseOutline } from '@vidyapath/http/course-events';
import type { CourseModule } from '@vidyapath/http/course-module';
import { limits } from '@vidyapath/http/limits';
import type { FeedPage } from '@vidyapath/service-kit/events/feed';
import { useCatalogue } from '../../testing/use-catalogue';

const { catalogue, client, make } = useCatalogue();
const ask = (query: string, headers: object = catalogue.tokens.asService('courses:read')) =>
  catalogue.app.inject({ url: `/internal/course-outlines?${query}`, headers: { ...headers } });
const read = async (query: string) => (await ask(query)).json<FeedPage<CourseOutline>>();
const outlineOf = async (id: number) => (await read(`ids=${id}`)).items[0] as CourseOutline;
const namesOf = ({ videos }: CourseOutline) => videos.map(({ title }) => title);

/** Reads the feed to its end. */
async function feed(after = ''): Promise<{ items: CourseOutline[]; next: string }> {
  const page = await read(`after=${after}`);
  if (!page.more) return page;
  const rest = await feed(page.next);
  return { items: [...page.items, ...rest.items], next: rest.next };
}

async function courseWithLesson() {
  const { course_id } = await make.course();
  const module = await make.courseModule(course_id);
  const video = await make.video(module, { video_title: 'One', duration_in_seconds: 60 });
  return { course_id, module, video };
}

test('an outline has the lessons in their order, with a hash that differs between files', async () => {
  const { course_id, module, video } = await courseWithLesson();
  await make.video(module, { video_title: 'Zero', sequence_no: 1 });
  const late = await make.courseModule(course_id, { Status: 'Inactive' });
  await make.video(late, { video_title: 'Hidden' });
  const before = await outlineOf(course_id);
  expect(namesOf(before)).toEqual(['Zero', 'One', 'Hidden']);
  expect(before.videos.map(({ active }) => active)).toEqual([true, true, false]);
  const change = (over: object) =>
    client.put(`/api/courseModule/moduleVideo/${video.video_id}`, { ...video, sequence_no: undefined, ...over });
  await change({ video_title: 'Renamed' });
  const renamed = await outlineOf(course_id);
  expect(renamed.version).toBeGreaterThan(before.version);
  expect(renamed.videos[1]?.file).toBe(before.videos[1]?.file);
  await change({ video_url: 'https://video.example/two.mp4' });
  expect((await outlineOf(course_id)).videos[1]?.file).not.toBe(before.videos[1]?.file);
});

test('an outline says of which lessons no player can tell the position', async () => {
  const { course_id, module } = await courseWithLesson();
  await make.video(module, { video_url: 'https://archive.org/details/film' });
  await make.video(module, { video_url: 'https://youtu.be/aBcDeFgH1_-' });
  const { videos } = await outlineOf(course_id);
  expect(videos.map(({ hides_position }) => hides_position)).toEqual([undefined, true, undefined]);
});

test('the feed has each course, and marks deleted ones', async () => {
  const kept = await courseWithLesson();
  const gone = await courseWithLesson();
  await client.delete(`/api/course/${gone.course_id}`);
  const { items, next } = await feed();
  const found = (id: number) => items.filter(({ course_id }) => course_id === id);
  expect(found(kept.course_id)).toEqual([await outlineOf(kept.course_id)]);
  expect(found(gone.course_id)).toEqual([
    { course_id: gone.course_id, version: expect.any(Number), deleted: true, videos: [] },
  ]);
  await client.delete(`/api/courseModule/${kept.module.ModuleId}`);
  expect((await feed(next)).items.at(-1)).toMatchObject({ course_id: kept.course_id, videos: [] });
});

test('a video that moves to another course is in the later outlines of both', async () => {
  const from = await courseWithLesson();
  const to = await courseWithLesson();
  const moved: CourseModule = { ...from.module, CourseId: to.course_id };
  await client.put(`/api/courseModule/${from.module.ModuleId}`, moved);
  expect((await outlineOf(from.course_id)).videos).toEqual([]);
  expect((await read(`video_id=${from.video.video_id}`)).items).toEqual([await outlineOf(to.course_id)]);
});

test('the longest outline is smaller than the largest answer that a service reads', async () => {
  const { course_id, module } = await courseWithLesson();
  await catalogue.db.raw(
    `insert into module_videos (module_id, course_id, video_title, video_url, duration_in_seconds, sequence_no)
     select ?, ?, repeat('अ', 200), 'https://archive.org/details/' || n, 359999, n from generate_series(2, ?::int) n`,
    [module.ModuleId, course_id, limits.learning.lessonsMax + 10],
  );
  const outline = await outlineOf(course_id);
  expect(outline.videos).toHaveLength(limits.learning.lessonsMax);
  expect(Buffer.byteLength(JSON.stringify(outline))).toBeLessThan(200 * 1_024);
});

test.each(['ids=', 'ids=0', 'ids=1,2,3,4,5,6', 'after=x', 'video_id=0', 'other=1'])('%s is 400', async (query) => {
  expect((await ask(query)).statusCode).toBe(400);
});

test('rejects persons, and services without the scope', async () => {
  const headers = [{}, catalogue.tokens.as('Admin'), catalogue.tokens.asService('sessions:read')];
  const statuses = headers.map(async (one) => (await ask('', one)).statusCode);
  expect(await Promise.all(statuses)).toEqual([401, 401, 403]);
});
