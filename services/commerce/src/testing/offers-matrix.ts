import { randomUUID } from 'node:crypto';
import { editorsOnly, everybody } from '@vidyapath/kit-testing/access-matrix';
import type { MatrixRow } from '@vidyapath/kit-testing/matrix-row';
import type { Database } from '@vidyapath/service-kit/database/database';
import { storeCoupon, storeCourse, storePerson, storePlan } from './offers-factories';

/** Who may call the routes of what is on sale and of who has it. `db` is known once the first test begins. */
export function offersMatrix(db: () => Database) {
  const names = { paid: 0, free: 0, plan: 0, coupon: '', email: '' };

  const prepare = async (): Promise<void> => {
    names.paid = (await storeCourse(db())).course_id;
    names.free = (await storeCourse(db(), { price_paise: 0 })).course_id;
    names.plan = (await storePlan(db())).plan_id;
    names.coupon = (await storeCoupon(db())).code;
    names.email = (await storePerson(db())).email;
  };

  const plan = () => ({
    kind: 'all',
    title: 'Plan',
    title_hi: '',
    description: '',
    description_hi: '',
    price_paise: 100,
    months: 1,
    course_ids: [],
    active: true,
  });
  const coupon = (code: string) => () => ({ code: code || names.coupon, kind: 'percent', value: 1 });
  const newCoupon = () => coupon(`C${randomUUID()}`)();
  const items = () => ({ items: [{ kind: 'course', course_id: names.paid }] });
  const signedIn = [401, 200, 200, 200] as const;
  const services = [401, 401, 401, 401] as const;

  const rows: MatrixRow[] = [
    { route: 'POST /api/commerce/quote', body: items, statuses: everybody },
    { route: 'GET /api/commerce/cart', statuses: signedIn },
    { route: 'PUT /api/commerce/cart', body: items, statuses: signedIn },
    { route: 'GET /api/commerce/plans', statuses: everybody },
    { route: 'GET /api/commerce/plans/:id', url: () => `/api/commerce/plans/${names.plan}`, statuses: everybody },
    { route: 'POST /api/commerce/plans', body: plan, statuses: editorsOnly(201) },
    {
      route: 'PUT /api/commerce/plans/:id',
      url: () => `/api/commerce/plans/${names.plan}`,
      body: plan,
      statuses: editorsOnly(200),
    },
    { route: 'GET /api/commerce/coupons', statuses: editorsOnly(200) },
    {
      route: 'GET /api/commerce/coupons/:code',
      url: () => `/api/commerce/coupons/${names.coupon}`,
      statuses: editorsOnly(200),
    },
    { route: 'POST /api/commerce/coupons', body: newCoupon, statuses: editorsOnly(201) },
    {
      route: 'PUT /api/commerce/coupons/:code',
      url: () => `/api/commerce/coupons/${names.coupon}`,
      body: coupon(''),
      statuses: editorsOnly(200),
    },
    {
      route: 'GET /api/commerce/access',
      url: () => `/api/commerce/access?course_id=${names.paid}`,
      statuses: signedIn,
    },
    {
      route: 'POST /api/commerce/enrolments',
      body: () => ({ course_id: names.free }),
      headers: { 'idempotency-key': 'enrolment' },
      statuses: [401, 201, 201, 201],
    },
    { route: 'GET /api/commerce/grants', statuses: editorsOnly(200) },
    {
      route: 'GET /api/commerce/grants/:id',
      url: () => `/api/commerce/grants/${randomUUID()}`,
      statuses: editorsOnly(404),
    },
    {
      route: 'POST /api/commerce/grants',
      body: () => ({ email: names.email, scope: 'all', reason: 'A gift' }),
      statuses: editorsOnly(201),
    },
    {
      route: 'DELETE /api/commerce/grants/:id',
      url: () => `/api/commerce/grants/${randomUUID()}`,
      body: () => ({ reason: 'A mistake' }),
      statuses: editorsOnly(404),
    },
    { route: 'GET /internal/access', url: () => '/internal/access?user_id=1&course_id=1', statuses: services },
    { route: 'GET /internal/grants', statuses: services },
    {
      route: 'PUT /internal/courses/:id/withdrawal',
      url: () => '/internal/courses/1/withdrawal',
      statuses: services,
    },
    {
      route: 'DELETE /internal/courses/:id/withdrawal',
      url: () => '/internal/courses/1/withdrawal',
      statuses: services,
    },
  ];
  return { prepare, rows };
}
