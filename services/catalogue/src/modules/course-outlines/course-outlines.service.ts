import { type CourseOutline, courseOutlineChanged } from '@vidyapath/http/course-events';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { PublishedState } from '@vidyapath/service-kit/events/complete-log';
import { type FeedPage, readFeedPage } from '@vidyapath/service-kit/events/feed';
import type { Knex } from 'knex';
import type { CatalogueContext } from '../../context';
import { presentOutline } from './course-outlines.presenter';
import {
  courseOfVideo,
  findOutlineChanges,
  findOutlineVideos,
  type OutlineChangeRow,
  readOutlineChanges,
} from './course-outlines.repository';

/** So many of the longest outlines are smaller than the largest answer that a service reads. */
export const outlinePageRows = 5;

export async function pageOfOutlines(db: Database, after: string): Promise<FeedPage<CourseOutline>> {
  const page = await readFeedPage(db, after, readOutlineChanges, outlinePageRows);
  return { ...page, items: await present(db, page.items) };
}

/** The present outlines. */
export const readOutlines = async (on: Knex, ids: readonly number[]): Promise<CourseOutline[]> =>
  present(on, await findOutlineChanges(on, ids));

/** Of the course that has the video. */
export async function readOutlinesOfVideo(on: Knex, videoId: number): Promise<CourseOutline[]> {
  const courseId = await courseOfVideo(on, videoId);
  return courseId === undefined ? [] : readOutlines(on, [courseId]);
}

/** Tells other services the outlines of these courses once `trx` is committed. */
export async function publishOutlines(
  { events }: CatalogueContext,
  trx: Knex.Transaction,
  courseIds: readonly number[],
): Promise<void> {
  for (const id of new Set(courseIds))
    await events.publish(trx, courseOutlineChanged, async () => {
      const [outline] = await readOutlines(trx, [id]);
      if (!outline) throw notCounted(id);
      return outline;
    });
}

/** Tells other services that a course has been created, which has no lessons yet. */
export const publishFirstOutline = (
  { events }: CatalogueContext,
  trx: Knex.Transaction,
  courseId: number,
): Promise<void> =>
  events.publish(trx, courseOutlineChanged, async () => {
    const [change] = await findOutlineChanges(trx, [courseId]);
    if (!change) throw notCounted(courseId);
    return presentOutline(change, []);
  });

const notCounted = (courseId: number) => new TypeError(`No change of the outline of course ${courseId} was counted.`);

export const publishedOutlines = (ctx: CatalogueContext): PublishedState => ({
  record: courseOutlineChanged.record,
  table: 'outline_changes',
  publish: (trx, ids: readonly number[]) => publishOutlines(ctx, trx, ids),
});

/** Videos are read after the version, so that no version has older videos. */
async function present(on: Knex, rows: readonly OutlineChangeRow[]): Promise<CourseOutline[]> {
  const items: CourseOutline[] = [];
  for (const row of rows)
    items.push(presentOutline(row, row.deleted ? [] : await findOutlineVideos(on, row.course_id)));
  return items;
}
