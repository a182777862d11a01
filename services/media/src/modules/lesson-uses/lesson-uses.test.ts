import { randomUUID } from 'node:crypto';
import {
  courseChanged,
  type CourseOutline,
  courseOutlineChanged,
  type OutlineVideo,
} from '@vidyapath/http/course-events';
import type { EventKind } from '@vidyapath/service-kit/events/event';
import { createMediaTestApp, type MediaTestApp } from '../../testing/media-app';
import { isUnused, usesOf } from './lesson-uses';

let media: MediaTestApp;
beforeAll(async () => {
  media = await createMediaTestApp();
});
afterAll(() => media.close());

async function deliver({ type, version }: Pick<EventKind, 'type' | 'version'>, body: object): Promise<void> {
  const answer = await media.app.inject({
    method: 'POST',
    url: '/internal/media/events',
    payload: { id: randomUUID(), type, version, occurred_at: new Date().toISOString(), body },
    headers: media.tokens.asService('events:write'),
  });
  expect(answer.statusCode).toBe(204);
}

const lesson = (video_id: number, asset_id?: string): OutlineVideo => ({
  video_id,
  module_id: 7,
  title: `Lesson ${video_id}`,
  duration_seconds: 60,
  active: true,
  file: String(video_id),
  ...(asset_id && { asset_id }),
});
const outline = (course_id: number, version: number, videos: OutlineVideo[], deleted = false) => {
  const body: CourseOutline = { course_id, version, deleted, videos };
  return deliver(courseOutlineChanged, body);
};
const rename = (course_id: number, version: number, course_name: string) =>
  deliver(courseChanged, {
    course_id,
    version,
    course: {
      course_name,
      course_language: 'English',
      banner_image: '',
      actual_price: 0,
      discounted_price: 0,
      is_premium: false,
      is_public: true,
      category_id: 1,
    },
  });

test('the lessons of an asset are those of the newest outlines, with the newest names of their courses', async () => {
  const asset = randomUUID();
  const other = randomUUID();
  await rename(1, 1, 'Algebra');
  await outline(1, 10, [lesson(11, asset), lesson(12), lesson(13, other)]);
  await outline(2, 11, [lesson(21, asset)]);
  await outline(1, 9, []);
  await rename(1, 2, 'Algebra 1');
  await rename(1, 1, 'Algebra');
  const uses = await usesOf(media.db, [asset, other, randomUUID()]);
  expect([...uses.keys()].sort()).toEqual([asset, other].sort());
  expect(uses.get(asset)).toEqual({
    used_by_count: 2,
    used_by: [
      { course_id: 1, course_name: 'Algebra 1', module_id: 7, video_id: 11, video_title: 'Lesson 11' },
      { course_id: 2, course_name: '', module_id: 7, video_id: 21, video_title: 'Lesson 21' },
    ],
  });
  await outline(1, 12, [lesson(12)]);
  await outline(2, 13, [], true);
  expect(await usesOf(media.db, [asset])).toEqual(new Map());
});

test('20 uses are named, and all are counted', async () => {
  const asset = randomUUID();
  const videos = Array.from({ length: 25 }, (_, at) => lesson(300 + at, asset));
  await outline(3, 20, videos);
  const uses = (await usesOf(media.db, [asset])).get(asset);
  expect([uses?.used_by_count, uses?.used_by.length]).toEqual([25, 20]);
  expect(await usesOf(media.db, [])).toEqual(new Map());
});

test('assets without a lesson are found', async () => {
  const used = randomUUID();
  const unused = randomUUID();
  await media.db('asset').insert([used, unused].map((asset_id) => ({ asset_id, title: 'x', created_by: 1 })));
  await outline(4, 30, [lesson(41, used)]);
  const found: string[] = await media
    .db('asset')
    .whereIn('asset_id', [used, unused])
    .whereRaw(isUnused)
    .pluck('asset_id');
  expect(found).toEqual([unused]);
});
