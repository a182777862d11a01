import { courseOutlineChanged } from '@vidyapath/http/course-events';
import type { Events } from '@vidyapath/service-kit/events/events';
import type { Knex } from 'knex';
import type { CourseOutlinesService } from './course-outlines.service';

/** Publishes the outlines of these courses to other services once `trx` is committed. */
export type PublishOutlines = (trx: Knex.Transaction, courseIds: readonly number[]) => Promise<void>;

export function createOutlinePublisher(
  { publish }: Pick<Events, 'publish'>,
  { find }: Pick<CourseOutlinesService, 'find'>,
): PublishOutlines {
  return async (trx, courseIds) => {
    for (const id of new Set(courseIds))
      await publish(trx, courseOutlineChanged, async () => {
        const [outline] = await find(trx, [id]);
        if (!outline) throw new TypeError(`No change of the outline of course ${id} was counted.`);
        return outline;
      });
  };
}
