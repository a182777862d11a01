import {
  type LearningEntry,
  type LearningEntryBody,
  learningEntryChanged,
  type LearningEntryListQuery,
} from '@vidyapath/http/learning';
import { type AuditContext, recordAudit } from '@vidyapath/service-kit/audit/audit';
import type { Database } from '@vidyapath/service-kit/database/database';
import type { Events } from '@vidyapath/service-kit/events/events';
import { badRequest, notFound } from '@vidyapath/service-kit/http/errors';
import { answerOnce, type IdempotencyKey } from '@vidyapath/service-kit/idempotency/idempotency';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import type { Knex } from 'knex';
import { presentEntry } from './entries.presenter';
import type { EntriesRepository } from './entries.repository';

export interface EntriesOptions {
  db: Database;
  entries: EntriesRepository;
  courses: {
    learn: (courseId: number) => Promise<void>;
    hold: (trx: Knex.Transaction, courseId: number) => Promise<boolean>;
  };
  events: Pick<Events, 'publish'>;
}

export function createEntriesService({ db, entries, courses, events }: EntriesOptions) {
  const insert = async (trx: Knex.Transaction, body: LearningEntryBody, by: AuditContext): Promise<LearningEntry> => {
    if (!(await courses.hold(trx, body.course_id))) throw badRequest('course_id', 'There is no such course.');
    const entry = presentEntry(await entries.insert(trx, body));
    const { id, course_id, title } = entry;
    await recordAudit(trx, { by, action: 'entry.created', resource: { type: 'entry', id }, after: entry });
    await events.publish(trx, learningEntryChanged, () => ({ entry_id: id, version: 1, entry: { course_id, title } }));
    return entry;
  };
  return {
    list: async (query: LearningEntryListQuery) =>
      presentList(await entries.list(query), (rows) => rows.map(presentEntry)),

    /** @throws {HttpProblem} 404 */
    async get(id: string): Promise<LearningEntry> {
      const row = await entries.find(id);
      if (!row) throw notFound('There is no such entry.');
      return presentEntry(row);
    },

    /**
     * Stores an entry, and once only for one `Idempotency-Key`.
     * @throws {HttpProblem} 400 where there is no such course
     */
    async create(
      body: LearningEntryBody,
      by: AuditContext,
      idempotencyKey: IdempotencyKey | undefined,
    ): Promise<LearningEntry> {
      await courses.learn(body.course_id);
      return db.transaction((trx) => answerOnce(trx, idempotencyKey, () => insert(trx, body, by)));
    },
  };
}

export type EntriesService = ReturnType<typeof createEntriesService>;
