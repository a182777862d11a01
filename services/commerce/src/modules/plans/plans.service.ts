import type { Plan, PlanBody, PlanListQuery } from '@vidyapath/http/commerce-offers';
import type { Role } from '@vidyapath/http/roles';
import { recordAudit } from '@vidyapath/service-kit/audit/audit';
import type { Database } from '@vidyapath/service-kit/database/database';
import { badFields, notFound } from '@vidyapath/service-kit/http/errors';
import { assertIfMatch } from '@vidyapath/service-kit/http/etag';
import { answerOnce } from '@vidyapath/service-kit/idempotency/idempotency';
import type { Write } from '@vidyapath/service-kit/http/write';
import type { CheckCourses } from '../courses/named-courses';
import { planErrors, seesInactivePlans } from './plans.policy';
import type { PlansRepository } from './plans.repository';

export interface PlansDependencies {
  db: Database;
  plans: PlansRepository;
  checkCourses: CheckCourses;
  now: () => Date;
}

type Viewer = { role: Role } | null;

export function createPlansService({ db, plans, checkCourses, now }: PlansDependencies) {
  /** A course that it named before may have been hidden since. */
  const assertValid = async (body: PlanBody, namedBefore: readonly number[] = []) => {
    const added = body.course_ids.filter((id) => !namedBefore.includes(id));
    const errors = [...planErrors(body), ...(await checkCourses('course_ids', added))];
    if (errors.length > 0) throw badFields(errors);
  };
  const existing = async (id: number): Promise<Plan> => {
    const plan = await plans.find(db, id);
    if (!plan) throw gone();
    return plan;
  };

  return {
    list: (query: PlanListQuery, viewer: Viewer) => plans.list(db, query, seesInactivePlans(viewer)),

    async get(id: number, viewer: Viewer): Promise<Plan> {
      const plan = await existing(id);
      if (!plan.active && !seesInactivePlans(viewer)) throw gone();
      return plan;
    },

    async create(body: PlanBody, { by, idempotencyKey }: Write): Promise<Plan> {
      await assertValid(body);
      return db.transaction((trx) =>
        answerOnce(trx, idempotencyKey, async () => {
          const after = await plans.insert(trx, body, now());
          await recordAudit(trx, { by, action: 'plan.created', resource: resourceOf(after), after });
          return after;
        }),
      );
    },

    /** Orders keep what a plan was when it was bought. */
    async update(id: number, body: PlanBody, { by, ifMatch }: Write): Promise<Plan> {
      await assertValid(body, (await existing(id)).course_ids);
      return db.transaction(async (trx) => {
        const before = await plans.lock(trx, id);
        if (!before) throw gone();
        assertIfMatch(ifMatch, before);
        const after = await plans.update(trx, id, body, now());
        await recordAudit(trx, { by, action: 'plan.changed', resource: resourceOf(after), before, after });
        return after;
      });
    },
  };
}

export type PlansService = ReturnType<typeof createPlansService>;

const resourceOf = ({ plan_id }: Plan) => ({ type: 'plan', id: plan_id });

const gone = () => notFound('This plan does not exist.');
