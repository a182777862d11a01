import { type CourseOutline, courseOutlineChanged } from '@vidyapath/http/course-events';
import { bodyOf } from '@vidyapath/service-kit/client/service-client';
import type { Database } from '@vidyapath/service-kit/database/database';
import { type EventHandler, onEvent } from '@vidyapath/service-kit/events/event-handlers';
import { readFeed } from '@vidyapath/service-kit/events/read-feed';
import type { HousekeepingJob } from '@vidyapath/service-kit/jobs/housekeeping';
import type { CatalogueClient } from '../courses/course-feed';
import { lessonsRepository } from './lessons.repository';
import type { OutlinesOptions, OutlinesService } from './outlines.service';

type Keep = Pick<OutlinesService, 'keep'>;

/** Shows the token of learning, with the scope `courses:read`. */
export const fetchOutlineFrom =
  (catalogue: CatalogueClient): OutlinesOptions['fetchOutline'] =>
  async (query): Promise<CourseOutline | undefined> =>
    (await bodyOf(catalogue.GET('/internal/course-outlines', { params: { query } }))).items[0];

export const outlineEvents = ({ keep }: Keep): EventHandler =>
  onEvent(courseOutlineChanged, (trx, outline) => keep(trx, outline, true));

/** Whatever no event brought, such as all that was there before learning was. */
export const outlineFeed = (db: Database, { keep }: Keep, catalogue: CatalogueClient): HousekeepingJob => ({
  name: 'learning-outlines',
  everyMs: 15 * 60_000,
  run: () =>
    readFeed(db, {
      feed: 'catalogue.outlines',
      fetchPage: (after) => bodyOf(catalogue.GET('/internal/course-outlines', { params: { query: { after } } })),
      store: async (trx, outlines) => {
        for (const outline of outlines) await keep(trx, outline, false);
      },
    }),
});

const [goneAfter, atOnce] = ['5 minutes', 100];

/** Deletes lessons that no course has any more. */
export const goneLessonsJob = (db: Database): HousekeepingJob => ({
  name: 'learning-gone-lessons',
  everyMs: 60_000,
  run: async () => {
    while ((await lessonsRepository.deleteGone(db, goneAfter, atOnce)) === atOnce);
  },
});
