import { learningEntryChanged } from '@vidyapath/http/learning';
import { platformActor, recordAudit } from '@vidyapath/service-kit/audit/audit';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { Events } from '@vidyapath/service-kit/events/events';
import { defineJob } from '@vidyapath/service-kit/jobs/job-kind';
import type { Knex } from 'knex';
import { Type } from 'typebox';
import { presentEntry } from './entries.presenter';
import type { EntriesRepository } from './entries.repository';

export interface RemoveEntriesOptions {
  db: Database;
  entries: EntriesRepository;
  events: Pick<Events, 'publish'>;
}

const atOnce = 100;

/** The job that removes the entries of a course that was deleted. Run again it finds what is left. */
export function removeEntriesJob({ db, entries, events }: RemoveEntriesOptions) {
  const removeSome = async (trx: Knex.Transaction, courseId: number): Promise<number> => {
    const removed = await entries.removeOf(trx, courseId, atOnce);
    for (const entry of removed.map(presentEntry)) {
      await recordAudit(trx, {
        by: platformActor,
        action: 'entry.removed',
        resource: { type: 'entry', id: entry.id },
        before: entry,
      });
      await events.publish(trx, learningEntryChanged, () => ({ entry_id: entry.id, version: 2, entry: null }));
    }
    return removed.length;
  };
  return defineJob({
    payload: Type.Object({ course_id: Type.Integer() }),
    async run({ course_id }, { signal }) {
      while ((await db.transaction((trx) => removeSome(trx, course_id))) > 0) signal.throwIfAborted();
    },
  });
}
