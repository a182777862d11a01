import type { Coupon, CouponBody, CouponListQuery } from '@vidyapath/http/commerce-offers';
import type { FieldError } from '@vidyapath/http/problem';
import { recordAudit } from '@vidyapath/service-kit/audit/audit';
import type { Database } from '@vidyapath/service-kit/database/database';
import { isViolation } from '@vidyapath/service-kit/database/database-errors';
import { badFields, conflict, notFound } from '@vidyapath/service-kit/http/errors';
import { assertIfMatch } from '@vidyapath/service-kit/http/etag';
import { answerOnce } from '@vidyapath/service-kit/idempotency/idempotency';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import type { Write } from '@vidyapath/service-kit/http/write';
import type { CheckCourses } from '../courses/named-courses';
import type { PlansRepository } from '../plans/plans.repository';
import { couponErrors, couponFieldsOf } from './coupon-fields';
import { presentCoupon } from './coupons.presenter';
import type { CouponRow, CouponsRepository } from './coupons.repository';

export interface CouponsDependencies {
  db: Database;
  coupons: CouponsRepository;
  plans: Pick<PlansRepository, 'findAll'>;
  checkCourses: CheckCourses;
  now: () => Date;
}

type Named = Pick<CouponRow, 'course_ids' | 'plan_ids'>;

export function createCouponsService({ db, coupons, plans, checkCourses, now }: CouponsDependencies) {
  const existing = async (code: string): Promise<CouponRow> => {
    const row = await coupons.find(db, code);
    if (!row) throw gone();
    return row;
  };
  /** Courses and plans that the coupon begins to name; one that it named before may have been hidden since. */
  const namedErrors = async (body: CouponBody, before: Named): Promise<FieldError[]> => {
    const courseIds = (body.course_ids ?? []).filter((id) => !before.course_ids?.includes(id));
    const planIds = (body.plan_ids ?? []).filter((id) => !before.plan_ids?.includes(id));
    const active = (await plans.findAll(db, planIds)).filter((plan) => plan.active).map(({ plan_id }) => plan_id);
    const wrong = planIds.filter((id) => !active.includes(id));
    const field = 'plan_ids';
    return [
      ...(await checkCourses('course_ids', courseIds)),
      ...(wrong.length > 0 ? [{ field, detail: `No active plan has the number ${wrong.join(', ')}.` }] : []),
    ];
  };

  return {
    list: async (query: CouponListQuery) =>
      presentList(await coupons.list(db, query), (rows) => rows.map(presentCoupon)),

    get: async (code: string): Promise<Coupon> => presentCoupon(await existing(code)),

    async create(body: CouponBody, { by, idempotencyKey }: Write): Promise<Coupon> {
      const fields = couponFieldsOf(body, now());
      assertNone([...couponErrors(fields, 0), ...(await namedErrors(body, { course_ids: null, plan_ids: null }))]);
      return db.transaction((trx) =>
        answerOnce(trx, idempotencyKey, async () => {
          const after = presentCoupon(await refusingTaken(() => coupons.insert(trx, fields)));
          await recordAudit(trx, { by, action: 'coupon.created', resource: resourceOf(after), after });
          return after;
        }),
      );
    },

    async update(code: string, body: CouponBody, { by, ifMatch }: Write): Promise<Coupon> {
      const found = await existing(code);
      if (body.code.toLowerCase() !== code.toLowerCase())
        throw badFields([{ field: 'code', detail: 'A coupon keeps its code.' }]);
      assertNone(await namedErrors(body, found));
      return db.transaction(async (trx) => {
        const row = await coupons.lock(trx, found.coupon_id);
        if (!row) throw gone();
        const before = presentCoupon(row);
        assertIfMatch(ifMatch, before);
        const fields = couponFieldsOf(body, row.starts_at);
        assertNone(couponErrors(fields, row.used + row.reserved));
        const after = presentCoupon(await coupons.update(trx, row.coupon_id, fields));
        await recordAudit(trx, { by, action: 'coupon.changed', resource: resourceOf(after), before, after });
        return after;
      });
    },
  };
}

export type CouponsService = ReturnType<typeof createCouponsService>;

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
