import {
  CouponBodySchema,
  CouponCodeParamsSchema,
  CouponListQuerySchema,
  CouponSchema,
} from '@vidyapath/http/commerce-offers';
import { paths } from '@vidyapath/http/paths';
import { editorRoles } from '@vidyapath/http/roles';
import { IdempotencyKeySchema } from '@vidyapath/service-kit/idempotency/idempotency';
import { sendList } from '@vidyapath/service-kit/lists/streamed-list';
import { Type } from 'typebox';
import { sendCreated, sendRecord } from '@vidyapath/service-kit/http/answers';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { IfMatchSchema, problems } from '@vidyapath/service-kit/http/route-schemas';
import { writeOf } from '@vidyapath/service-kit/http/write';
import type { CommerceContext } from '../../context';
import { changeCoupon, createCoupon, getCoupon, listCoupons } from './coupons.service';

const tags = ['coupons'];
const config = { access: editorRoles };
const one = { tags, params: CouponCodeParamsSchema };

export function couponsRoutes(app: TypedApp, ctx: CommerceContext): void {
  app.get(
    paths.coupons,
    {
      config,
      schema: {
        tags,
        operationId: 'listCoupons',
        querystring: CouponListQuerySchema,
        response: { 200: Type.Array(CouponSchema), ...problems.guardedList },
      },
    },
    async (request, reply) =>
      sendList(reply.header('cache-control', 'no-store'), await listCoupons(ctx, request.query)),
  );

  app.get(
    `${paths.coupons}/:code`,
    { config, schema: { ...one, operationId: 'getCoupon', response: { 200: CouponSchema, ...problems.guardedRead } } },
    async (request, reply) => sendRecord(reply, await getCoupon(ctx, request.params.code)),
  );

  app.post(
    paths.coupons,
    {
      config,
      schema: {
        tags,
        operationId: 'createCoupon',
        headers: IdempotencyKeySchema,
        body: CouponBodySchema,
        response: { 201: CouponSchema, ...problems.create },
      },
    },
    async (request, reply) => {
      const coupon = await createCoupon(ctx, request.body, writeOf(request));
      return sendCreated(reply, paths.coupon(coupon.code), coupon);
    },
  );

  app.put(
    `${paths.coupons}/:code`,
    {
      config,
      schema: {
        ...one,
        operationId: 'changeCoupon',
        headers: IfMatchSchema,
        body: CouponBodySchema,
        response: { 200: CouponSchema, ...problems.change },
      },
    },
    async (request, reply) =>
      sendRecord(reply, await changeCoupon(ctx, request.params.code, request.body, writeOf(request))),
  );
}
