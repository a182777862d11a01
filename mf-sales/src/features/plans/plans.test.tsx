import { screen, waitFor } from '@testing-library/react';
import type { PlanBody } from '@vidyapath/http/commerce-offers';
import { paths } from '@vidyapath/http/paths';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { staff } from '@vidyapath/testing/users';
import { fill, listing, serveServices, taking } from '@vidyapath/testing/services';
import { http, HttpResponse } from 'msw';
import remote from '../../remote';
import { makePlan } from '../../testing/sales-records';

const server = serveServices();
beforeEach(() => server.use(listing(paths.courses, () => [{ course_id: 7, course_name: 'React Basics' }]).handler));
const open = (query = '') => renderRemote(remote, `/sales/plans${query}`, { user: staff });

test('a bundle names its courses, and its price is sent in paise', async () => {
  const { sent, handler } = taking<PlanBody>('post', paths.plans, () => HttpResponse.json(makePlan(), { status: 201 }));
  server.use(handler);
  const { user, platform } = await open();
  await fill(user, await screen.findByRole('textbox', { name: 'Title' }), ' Starter ');
  await fill(user, screen.getByRole('textbox', { name: /^Price/ }), '0.5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Choose at least one course.')).toBeTruthy();
  expect(screen.getByText('The price is at least ₹1.')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: 'React Basics' }));
  await fill(user, screen.getByRole('textbox', { name: /^Price/ }), '999');
  await fill(user, screen.getByRole('textbox', { name: /^Months/ }), '24');
  await expectAccessible();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ kind: 'bundle', title: 'Starter', price_paise: 99_900, months: 24, course_ids: [7] });
  expect(platform.notices.at(-1)?.message).toBe('The plan was added.');
});

test('a plan is switched off, not deleted', async () => {
  const { asked, handler: list } = listing(paths.plans, () => [makePlan()]);
  const { sent, handler } = taking<PlanBody>('put', paths.plan(4), () => HttpResponse.json(makePlan()));
  const read = http.get(`*${paths.plan(4)}`, () => HttpResponse.json(makePlan(), { headers: { etag: '"1"' } }));
  server.use(list, handler, read);
  const { user } = await open('?tab=view&q=life&sort=title:asc');
  await user.click(await screen.findByRole('button', { name: 'Edit Lifetime Access' }));
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({ q: 'life', sort: 'title:asc', limit: '10', offset: '0' });
  expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull();
  await user.click(await screen.findByRole('checkbox', { name: 'On sale' }));
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(sent[0]).toMatchObject({ active: false, months: null, course_ids: [] }));
});
