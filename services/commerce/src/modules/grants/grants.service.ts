import type { Grant, GrantBody, GrantListQuery } from '@vidyapath/http/commerce-access';
import type { FieldError } from '@vidyapath/http/problem';
import { recordAudit } from '@vidyapath/service-kit/audit/audit';
import type { Database } from '@vidyapath/service-kit/database/database';
import { badFields, badRequest, notFound } from '@vidyapath/service-kit/http/errors';
import { answerOnce } from '@vidyapath/service-kit/idempotency/idempotency';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import type { PeopleRepository } from '@vidyapath/service-kit/domain/people/people.repository';
import type { Write } from '@vidyapath/service-kit/http/write';
import type { JobQueue } from '../../jobs/job-queue';
import type { CoursesRepository } from '../courses/courses.repository';
import type { CoursesService } from '../courses/courses.service';
import type { CourseLocks } from '../withdrawals/course-locks';
import { presentGrant } from './grants.presenter';
import type { GrantsRepository } from './grants.repository';
import type { HoldingsRepository } from './holdings.repository';
import type { PlanQueueRepository } from './plan-queue.repository';
import type { PublishAccess } from './publish-access';

export interface GrantsDependencies {
  db: Database;
  grants: GrantsRepository;
  holdings: Pick<HoldingsRepository, 'lock'>;
  queue: Pick<PlanQueueRepository, 'moveForward'>;
  people: Pick<PeopleRepository, 'find' | 'findByEmail'>;
  courses: CoursesService;
  courseRows: Pick<CoursesRepository, 'barred'>;
  locks: Pick<CourseLocks, 'hold'>;
  jobs: JobQueue;
  publishAccess: PublishAccess;
  now: () => Date;
}

export function createGrantsService(dependencies: GrantsDependencies) {
  const { db, grants, holdings, queue, people, courses, courseRows, locks, jobs, publishAccess, now } = dependencies;
  const bodyErrors = async ({ scope, course_id, ends_at }: GrantBody): Promise<FieldError[]> => {
    const errors: FieldError[] = [];
    if ((scope === 'course') !== (course_id !== undefined))
      errors.push({
        field: 'course_id',
        detail: 'A grant of scope course names the course, one of scope all does not.',
      });
    else if (course_id !== undefined && !(await courses.find([course_id])).has(course_id)) errors.push(noSuchCourse);
    if (ends_at && new Date(ends_at) <= now())
      errors.push({ field: 'ends_at', detail: 'The end must lie in the future.' });
    return errors;
  };

  return {
    list: async (query: GrantListQuery) => presentList(await grants.list(db, query), (rows) => rows.map(presentGrant)),

    async get(id: string): Promise<Grant> {
      const row = await grants.find(db, id);
      if (!row) throw gone();
      return presentGrant(row);
    },

    async give(body: GrantBody, { by, idempotencyKey }: Write): Promise<Grant> {
      const { email, scope, course_id, ends_at, reason } = body;
      const errors = await bodyErrors(body);
      if (errors.length > 0) throw badFields(errors);
      const person = await people.findByEmail(db, email);
      if (!person) throw badRequest('email', 'No account has this e-mail address.');
      const grant = {
        user_id: person.user_id,
        scope,
        course_id: course_id ?? null,
        source: 'given' as const,
        ends_at: ends_at ? new Date(ends_at) : null,
        reason,
        created_by: by.actor?.id ?? null,
      };
      return db.transaction((trx) =>
        answerOnce(trx, idempotencyKey, async () => {
          const named = course_id === undefined ? [] : [course_id];
          await locks.hold(trx, named);
          if ((await courseRows.barred(trx, named)).size > 0) throw badFields([noSuchCourse]);
          await holdings.lock(trx, person.user_id);
          // Read under the lock: a confirmation that comes meanwhile releases what it finds.
          const waiting = (await people.find(trx, person.user_id))?.email_verified !== true;
          const after = presentGrant(await grants.insert(trx, { ...grant, waiting }, now()));
          await recordAudit(trx, { by, action: 'grant.given', resource: resourceOf(after), after });
          if (!waiting) await jobs.add(trx, 'mail-access-given', { grant_id: after.grant_id });
          await publishAccess(trx);
          return after;
        }),
      );
    },

    /** It stays as a record; what waited for it to end moves forward. A second time it is 404, as with all that is deleted. */
    async takeBack(id: string, reason: string, { by }: Write): Promise<void> {
      const { user_id } = await this.get(id);
      await db.transaction(async (trx) => {
        await holdings.lock(trx, user_id);
        const before = await grants.find(trx, id);
        const at = now();
        const after = await grants.revoke(trx, id, { at, actorId: by.actor?.id ?? null, reason });
        if (!before || !after) throw gone();
        await queue.moveForward(trx, user_id, at);
        const records = { before: presentGrant(before), after: presentGrant(after) };
        await recordAudit(trx, { by, action: 'grant.revoked', resource: resourceOf(after), ...records });
        if (!before.waiting) await jobs.add(trx, 'mail-access-revoked', { grant_id: after.grant_id });
        await publishAccess(trx);
      });
    },
  };
}

export type GrantsService = ReturnType<typeof createGrantsService>;

const noSuchCourse: FieldError = { field: 'course_id', detail: 'This course does not exist.' };

const resourceOf = ({ grant_id }: Pick<Grant, 'grant_id'>) => ({ type: 'grant', id: grant_id });

const gone = () => notFound('This grant does not exist.');
