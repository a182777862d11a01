import type { CourseOutline } from '@vidyapath/http/course-events';
import type { Database } from '@vidyapath/service-kit/database/database';
import { createFeed, type FeedPage } from '@vidyapath/service-kit/events/feed';
import type { Knex } from 'knex';
import { presentOutline } from './course-outlines.presenter';
import { createCourseOutlinesRepository, type OutlineChangeRow } from './course-outlines.repository';

export interface CourseOutlinesService {
  page(this: void, after: string): Promise<FeedPage<CourseOutline>>;
  /** The present outlines. */
  find(this: void, on: Knex, ids: readonly number[]): Promise<CourseOutline[]>;
  /** Of the course that has the video. */
  ofVideo(this: void, videoId: number): Promise<CourseOutline[]>;
}

/** So many of the longest outlines are smaller than the largest answer that a service reads. */
export const outlinePageRows = 5;

export function createCourseOutlinesService(db: Database): CourseOutlinesService {
  const outlines = createCourseOutlinesRepository(db);
  const feed = createFeed(db, { read: outlines.read, pageRows: outlinePageRows });
  /** Videos are read after the version, so that no version has older videos. */
  const present = async (on: Knex, rows: readonly OutlineChangeRow[]): Promise<CourseOutline[]> => {
    const items: CourseOutline[] = [];
    for (const row of rows)
      items.push(presentOutline(row, row.deleted ? [] : await outlines.videos(on, row.course_id)));
    return items;
  };
  const find: CourseOutlinesService['find'] = async (on, ids) => present(on, await outlines.find(on, ids));
  return {
    find,
    async page(after) {
      const page = await feed(after);
      return { ...page, items: await present(db, page.items) };
    },
    async ofVideo(videoId) {
      const courseId = await outlines.courseOfVideo(videoId);
      return courseId === undefined ? [] : find(db, [courseId]);
    },
  };
}
