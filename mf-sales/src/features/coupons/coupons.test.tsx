import { screen, waitFor } from '@testing-library/react';
import type { CouponBody } from '@vidyapath/http/commerce-offers';
import { paths } from '@vidyapath/http/paths';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { staff } from '@vidyapath/testing/users';
import { fill, listing, refusal, serveServices, taking } from '@vidyapath/testing/services';
import { http, HttpResponse } from 'msw';
import remote from '../../remote';
import { makeCoupon, makePlan } from '../../testing/sales-records';

const server = serveServices();
beforeEach(() =>
  server.use(
    listing(paths.courses, () => [{ course_id: 7, course_name: 'React Basics' }]).handler,
    listing(paths.plans, () => [makePlan()]).handler,
  ),
);
const open = (query = '') => renderRemote(remote, `/sales/coupons${query}`, { user: staff });
const box = (name: RegExp) => screen.getByRole('textbox', { name });

test('a coupon of an amount for some courses and plans is sent in paise and days of India', async () => {
  const { sent, handler } = taking<CouponBody>('post', paths.coupons, () =>
    HttpResponse.json(makeCoupon(), { status: 201 }),
  );
  server.use(handler);
  const { user, platform } = await open();
  await screen.findByRole('heading', { level: 1, name: 'Add a coupon' });
  await fill(user, box(/^Code/), 'NEW-50');
  await user.selectOptions(screen.getByLabelText(/^Type/), 'Amount');
  await fill(user, box(/^Value/), '99.5');
  await fill(user, screen.getByLabelText('First day'), '2026-12-01');
  await fill(user, screen.getByLabelText('Last day'), '2026-12-31');
  await user.selectOptions(screen.getByLabelText(/^Applies to/), 'Only these courses and plans');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Choose at least one course or plan.')).toBeTruthy();
  await user.click(await screen.findByRole('checkbox', { name: 'React Basics' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Lifetime Access' }));
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    code: 'NEW-50',
    kind: 'amount',
    value: 9_950,
    min_total_paise: 0,
    course_ids: [7],
    plan_ids: [4],
    max_uses: null,
    max_uses_per_person: 1,
    starts_at: '2026-12-01T00:00:00+05:30',
    ends_at: '2026-12-31T23:59:59+05:30',
    active: true,
  });
  expect(platform.notices.at(-1)?.message).toBe('The coupon was added.');
});

test('shows broken rules before anything is sent', async () => {
  const { user } = await open();
  await fill(user, await screen.findByRole('textbox', { name: /^Code/ }), 'two words');
  await fill(user, box(/^Value/), '101');
  await fill(user, screen.getByLabelText('First day'), '2026-12-02');
  await fill(user, screen.getByLabelText('Last day'), '2026-12-01');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^A code has up to 40 letters/)).toBeTruthy();
  expect(screen.getByText('Write a whole number from 1 to 100.')).toBeTruthy();
  expect(screen.getByText('The last day comes after the first one.')).toBeTruthy();
});

test('shows under the field that the code is taken', async () => {
  server.use(
    http.post(`*${paths.coupons}`, () => refusal(409, 'coupon-code-taken', [{ field: 'code', detail: 'Taken.' }])),
  );
  const { user } = await open();
  await fill(user, await screen.findByRole('textbox', { name: /^Code/ }), 'DIWALI');
  await fill(user, box(/^Value/), '10');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Another coupon has this code. Choose another code.')).toBeTruthy();
});

test('changes a listed coupon with its version, and keeps its code and its times', async () => {
  const { asked, handler: list } = listing(paths.coupons, () => [makeCoupon()]);
  const path = paths.coupon('DIWALI');
  const { sent, handler } = taking<CouponBody>('put', path, () => HttpResponse.json(makeCoupon()));
  const read = http.get(`*${path}`, () => HttpResponse.json(makeCoupon(), { headers: { etag: '"1"' } }));
  server.use(list, handler, read);
  const { user, router } = await open('?tab=view&q=diw&sort=code:asc');
  expect(await screen.findByRole('cell', { name: '4' })).toBeTruthy();
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({ q: 'diw', sort: 'code:asc', limit: '10', offset: '0' });
  await user.click(screen.getByRole('button', { name: 'Edit DIWALI' }));
  expect(router.state.location.search).toContain('edit=DIWALI');
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /^Code/ })).readOnly).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: 'Active' }));
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(sent[0]).toMatchObject({ active: false, starts_at: '2026-11-01T00:00:00.000Z' }));
});
