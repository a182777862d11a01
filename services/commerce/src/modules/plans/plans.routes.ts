import { PlanBodySchema, PlanListQuerySchema, PlanSchema } from '@vidyapath/http/commerce-offers';
import { paths } from '@vidyapath/http/paths';
import { IdParamsSchema } from '@vidyapath/http/primitives';
import { sendListWithEtag, sendWithEtag } from '@vidyapath/service-kit/http/etag';
import { IdempotencyKeySchema } from '@vidyapath/service-kit/idempotency/idempotency';
import { setTotalCount } from '@vidyapath/service-kit/lists/list-query';
import { Type } from 'typebox';
import { sendCreated, sendRecord } from '@vidyapath/service-kit/http/answers';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { IfMatchSchema, Nothing, problems } from '@vidyapath/service-kit/http/route-schemas';
import { writeOf } from '@vidyapath/service-kit/http/write';
import type { CommerceContext } from '../../context';
import { planAccess } from './plans.policy';
import { changePlan, createPlan, getPlan, listPlans } from './plans.service';

const tags = ['plans'];
const one = { tags, params: IdParamsSchema };
const read = { access: planAccess.read };
const write = { access: planAccess.write };
const cachingFor = (user: object | null) => ({ cache: user ? ('private' as const) : ('public' as const) });

export function plansRoutes(app: TypedApp, ctx: CommerceContext): void {
  app.get(
    paths.plans,
    {
      config: read,
      schema: {
        tags,
        operationId: 'listPlans',
        querystring: PlanListQuerySchema,
        response: { 200: Type.Array(PlanSchema), 304: Nothing, ...problems.list },
      },
    },
    async (request, reply) => {
      const { rows, total } = await listPlans(ctx, request.query, request.user);
      setTotalCount(reply, total);
      return sendListWithEtag(request, reply, rows, cachingFor(request.user));
    },
  );

  app.get(
    `${paths.plans}/:id`,
    {
      config: read,
      schema: { ...one, operationId: 'getPlan', response: { 200: PlanSchema, 304: Nothing, ...problems.read } },
    },
    async (request, reply) =>
      sendWithEtag(request, reply, await getPlan(ctx, request.params.id, request.user), cachingFor(request.user)),
  );

  app.post(
    paths.plans,
    {
      config: write,
      schema: {
        tags,
        operationId: 'createPlan',
        headers: IdempotencyKeySchema,
        body: PlanBodySchema,
        response: { 201: PlanSchema, ...problems.create },
      },
    },
    async (request, reply) => {
      const plan = await createPlan(ctx, request.body, writeOf(request));
      return sendCreated(reply, paths.plan(plan.plan_id), plan);
    },
  );

  app.put(
    `${paths.plans}/:id`,
    {
      config: write,
      schema: {
        ...one,
        operationId: 'changePlan',
        headers: IfMatchSchema,
        body: PlanBodySchema,
        response: { 200: PlanSchema, ...problems.change },
      },
    },
    async (request, reply) =>
      sendRecord(reply, await changePlan(ctx, request.params.id, request.body, writeOf(request))),
  );
}
