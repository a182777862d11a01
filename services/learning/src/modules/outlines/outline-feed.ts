import { type CourseOutline, courseOutlineChanged } from '@vidyapath/http/course-events';
import { bodyOf } from '@vidyapath/service-kit/client/service-client';
import type { Database } from '@vidyapath/service-kit/database/database';
import { type EventHandler, onEvent } from '@vidyapath/service-kit/events/event-handlers';
import { feedJob } from '@vidyapath/service-kit/events/feed-job';
import type { HousekeepingJob } from '@vidyapath/service-kit/jobs/housekeeping';
import type { CatalogueClient } from '../courses/course-feed';
import { lessonsRepository } from './lessons.repository';
import type { OutlinesOptions, OutlinesService } from './outlines.service';

type Keep = Pick<OutlinesService, 'keep'>;

/** Sends the service's token, with the scope `courses:read`. */
export const fetchOutlineFrom =
  (catalogue: CatalogueClient): OutlinesOptions['fetchOutline'] =>
  async (query): Promise<CourseOutline | undefined> =>
    (await bodyOf(catalogue.GET('/internal/course-outlines', { params: { query } }))).items[0];

export const outlineEvents = ({ keep }: Keep): EventHandler =>
  onEvent(courseOutlineChanged, (trx, outline) => keep(trx, outline, true));

/** Whatever no event brought, such as all that was there before learning was. */
export const outlineFeed = (db: Database, { keep }: Keep, catalogue: CatalogueClient): HousekeepingJob =>
  feedJob(db, {
    name: 'learning-outlines',
    feed: 'catalogue.outlines',
    fetchPage: (after) => bodyOf(catalogue.GET('/internal/course-outlines', { params: { query: { after } } })),
    keep: (trx, outline) => keep(trx, outline, false),
  });

const [goneAfter, atOnce] = ['5 minutes', 100];

/** Deletes the lessons that left the outline of their course. */
export const goneLessonsJob = (db: Database): HousekeepingJob => ({
  name: 'learning-gone-lessons',
  everyMs: 60_000,
  run: async () => {
    while ((await lessonsRepository.deleteGone(db, goneAfter, atOnce)) === atOnce);
  },
});
