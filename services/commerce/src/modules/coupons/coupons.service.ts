import type { Coupon, CouponBody, CouponListQuery } from '@vidyapath/http/commerce-offers';
import type { FieldError } from '@vidyapath/http/problem';
import { recordAudit } from '@vidyapath/service-kit/audit/audit';
import { isViolation } from '@vidyapath/service-kit/database/database-errors';
import { badFields, conflict, notFound } from '@vidyapath/service-kit/http/errors';
import { assertIfMatch } from '@vidyapath/service-kit/http/etag';
import { answerOnce } from '@vidyapath/service-kit/idempotency/idempotency';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import type { Write } from '@vidyapath/service-kit/http/write';
import type { CommerceContext } from '../../context';
import { namedCourseErrors } from '../courses/courses';
import { findPlans } from '../plans/plans';
import { couponErrors, couponFieldsOf } from './coupon-fields';
import { presentCoupon } from './coupons.presenter';
import {
  type CouponRow,
  findCoupon,
  findCouponList,
  insertCoupon,
  lockCoupon,
  updateCoupon,
} from './coupons.repository';

type Named = Pick<CouponRow, 'course_ids' | 'plan_ids'>;

async function existing({ db }: CommerceContext, code: string): Promise<CouponRow> {
  const row = await findCoupon(db, code);
  if (!row) throw gone();
  return row;
}

/** Courses and plans that the coupon begins to name; one that it named before may have been hidden since. */
async function namedErrors(ctx: CommerceContext, body: CouponBody, before: Named): Promise<FieldError[]> {
  const courseIds = (body.course_ids ?? []).filter((id) => !before.course_ids?.includes(id));
  const planIds = (body.plan_ids ?? []).filter((id) => !before.plan_ids?.includes(id));
  const active = (await findPlans(ctx.db, planIds)).filter((plan) => plan.active).map(({ plan_id }) => plan_id);
  const wrong = planIds.filter((id) => !active.includes(id));
  const field = 'plan_ids';
  return [
    ...(await namedCourseErrors(ctx, 'course_ids', courseIds)),
    ...(wrong.length > 0 ? [{ field, detail: `No active plan has the number ${wrong.join(', ')}.` }] : []),
  ];
}

export const listCoupons = async ({ db }: CommerceContext, query: CouponListQuery) =>
  presentList(await findCouponList(db, query), (rows) => rows.map(presentCoupon));

export const getCoupon = async (ctx: CommerceContext, code: string): Promise<Coupon> =>
  presentCoupon(await existing(ctx, code));

export async function createCoupon(
  ctx: CommerceContext,
  body: CouponBody,
  { by, idempotencyKey }: Write,
): Promise<Coupon> {
  const fields = couponFieldsOf(body, ctx.now());
  assertNone([...couponErrors(fields, 0), ...(await namedErrors(ctx, body, { course_ids: null, plan_ids: null }))]);
  return ctx.db.transaction((trx) =>
    answerOnce(trx, idempotencyKey, async () => {
      const after = presentCoupon(await refusingTaken(() => insertCoupon(trx, fields)));
      await recordAudit(trx, { by, action: 'coupon.created', resource: resourceOf(after), after });
      return after;
    }),
  );
}

export async function changeCoupon(
  ctx: CommerceContext,
  code: string,
  body: CouponBody,
  { by, ifMatch }: Write,
): Promise<Coupon> {
  const found = await existing(ctx, code);
  if (body.code.toLowerCase() !== code.toLowerCase())
    throw badFields([{ field: 'code', detail: 'A coupon keeps its code.' }]);
  assertNone(await namedErrors(ctx, body, found));
  return ctx.db.transaction(async (trx) => {
    const row = await lockCoupon(trx, found.coupon_id);
    if (!row) throw gone();
    const before = presentCoupon(row);
    assertIfMatch(ifMatch, before);
    const fields = couponFieldsOf(body, row.starts_at);
    assertNone(couponErrors(fields, row.used + row.reserved));
    const after = presentCoupon(await updateCoupon(trx, row.coupon_id, fields));
    await recordAudit(trx, { by, action: 'coupon.changed', resource: resourceOf(after), before, after });
    return after;
  });
}

const resourceOf = ({ code }: Coupon) => ({ type: 'coupon', id: code });

const gone = () => notFound('This coupon does not exist.');

function assertNone(errors: FieldError[]): void {
  if (errors.length > 0) throw badFields(errors);
}

async function refusingTaken(write: () => Promise<CouponRow>): Promise<CouponRow> {
  try {
    return await write();
  } catch (error) {
    if (!isViolation(error, 'unique', 'coupons_code')) throw error;
    const detail = 'Another coupon has this code.';
    throw conflict('coupon-code-taken', detail, [{ field: 'code', detail }]);
  }
}
