import { randomUUID } from 'node:crypto';
import type { CourseOutline } from '@vidyapath/http/course-events';
import { addressOfAsset } from '@vidyapath/http/lesson-names';
import { readOutlines } from '../modules/course-outlines/course-outlines';
import { assetOf, deliverAsset } from '../testing/media-with-assets';
import { useCatalogue } from '../testing/use-catalogue';
import { up } from './20261128-11-lessons-that-count';

const { catalogue, make } = useCatalogue();

const newAsset = async (playable: boolean): Promise<string> => {
  const asset = assetOf(randomUUID(), { playable, duration_seconds: 240 });
  await deliverAsset(catalogue, asset);
  return addressOfAsset(asset.asset_id);
};

/** Rows as the release before left them, which knew of nothing that counts. */
async function asBefore(): Promise<void> {
  const { db } = catalogue;
  await db.raw('alter table module_videos disable trigger module_videos_counts');
  await db.raw('alter table assets disable trigger assets_playable');
  await db('assets').update({ was_playable: false });
  await db('module_videos').update({ counts: true });
  await db.raw('alter table module_videos enable trigger module_videos_counts');
  await db.raw('alter table assets enable trigger assets_playable');
}

const outlineOf = async (id: number) => (await readOutlines(catalogue.db, [id]))[0] as CourseOutline;
const secondsOf = (course_id: number) => catalogue.db('course_durations').where({ course_id }).pluck('seconds');

it('lessons of earlier releases count where they play; only outlines that differ change, and no file', async () => {
  const courses = [await make.course(), await make.course()];
  const [playing, waiting] = courses.map(({ course_id }) => course_id) as [number, number];
  const addresses = ['https://video.example/one.mp4', '/media/lessons/one.mp4', await newAsset(true)];
  for (const course_id of [playing, waiting]) {
    const courseModule = await make.courseModule(course_id);
    for (const video_url of addresses) await make.video(courseModule, { video_url });
    if (course_id === waiting) await make.video(courseModule, { video_url: await newAsset(false) });
  }
  await asBefore();
  const before = await Promise.all([outlineOf(playing), outlineOf(waiting)]);
  for (let time = 0; time < 2; time += 1) await up(catalogue.db);
  expect(await outlineOf(playing)).toEqual(before[0]);
  const after = await outlineOf(waiting);
  expect(after.version).toBeGreaterThan(before[1].version);
  expect(after.videos).toEqual(before[1].videos.map((video, index) => ({ ...video, active: index < 3 })));
  expect([await secondsOf(playing), await secondsOf(waiting)]).toEqual([['360'], ['360']]);
});
