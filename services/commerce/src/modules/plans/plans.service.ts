import type { Plan, PlanBody, PlanListQuery } from '@vidyapath/http/commerce-offers';
import type { Role } from '@vidyapath/http/roles';
import { recordAudit } from '@vidyapath/service-kit/audit/audit';
import { badFields, notFound } from '@vidyapath/service-kit/http/errors';
import { assertIfMatch } from '@vidyapath/service-kit/http/etag';
import { answerOnce } from '@vidyapath/service-kit/idempotency/idempotency';
import type { Write } from '@vidyapath/service-kit/http/write';
import type { CommerceContext } from '../../context';
import { namedCourseErrors } from '../courses/courses';
import { planErrors, seesInactivePlans } from './plans.policy';
import { findPlan, findPlanList, insertPlan, lockPlan, updatePlan } from './plans.repository';

type Viewer = { role: Role } | null;

/** A course that it named before may have been hidden since. */
async function assertValid(ctx: CommerceContext, body: PlanBody, namedBefore: readonly number[] = []): Promise<void> {
  const added = body.course_ids.filter((id) => !namedBefore.includes(id));
  const errors = [...planErrors(body), ...(await namedCourseErrors(ctx, 'course_ids', added))];
  if (errors.length > 0) throw badFields(errors);
}

async function existing({ db }: CommerceContext, id: number): Promise<Plan> {
  const plan = await findPlan(db, id);
  if (!plan) throw gone();
  return plan;
}

export const listPlans = ({ db }: CommerceContext, query: PlanListQuery, viewer: Viewer) =>
  findPlanList(db, query, seesInactivePlans(viewer));

export async function getPlan(ctx: CommerceContext, id: number, viewer: Viewer): Promise<Plan> {
  const plan = await existing(ctx, id);
  if (!plan.active && !seesInactivePlans(viewer)) throw gone();
  return plan;
}

export async function createPlan(ctx: CommerceContext, body: PlanBody, { by, idempotencyKey }: Write): Promise<Plan> {
  await assertValid(ctx, body);
  return ctx.db.transaction((trx) =>
    answerOnce(trx, idempotencyKey, async () => {
      const after = await insertPlan(trx, body, ctx.now());
      await recordAudit(trx, { by, action: 'plan.created', resource: resourceOf(after), after });
      return after;
    }),
  );
}

/** Orders keep what a plan was when it was bought. */
export async function changePlan(
  ctx: CommerceContext,
  id: number,
  body: PlanBody,
  { by, ifMatch }: Write,
): Promise<Plan> {
  await assertValid(ctx, body, (await existing(ctx, id)).course_ids);
  return ctx.db.transaction(async (trx) => {
    const before = await lockPlan(trx, id);
    if (!before) throw gone();
    assertIfMatch(ifMatch, before);
    const after = await updatePlan(trx, id, body, ctx.now());
    await recordAudit(trx, { by, action: 'plan.changed', resource: resourceOf(after), before, after });
    return after;
  });
}

const resourceOf = ({ plan_id }: Plan) => ({ type: 'plan', id: plan_id });

const gone = () => notFound('This plan does not exist.');
