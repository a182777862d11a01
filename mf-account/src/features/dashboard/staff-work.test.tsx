import { screen, within } from '@testing-library/react';
import { paths } from '@vidyapath/http/paths';
import type { SessionUser } from '@vidyapath/platform-api/session';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { serveServices } from '@vidyapath/testing/services';
import { learner, staff } from '@vidyapath/testing/users';
import hi from '../../messages/hi';
import remote from '../../remote';
import { serveAccount } from '../../testing/serve-account';

const server = serveServices();

const listOf = (total: number) => Response.json([], { headers: { 'x-total-count': String(total) } });
const answers: Record<string, () => Response> = {
  [paths.tickets]: () => listOf(3),
  [paths.reviews]: () => listOf(2),
  [paths.attention]: () => Response.json([{ kind: 'event-stuck' }]),
  [paths.courses]: () => listOf(24),
  [paths.publicCourses]: () => listOf(20),
  [paths.salesReport]: () => Response.json({ totals: { orders: 4, net_paise: 459_900 } }),
};
const path = '/dashboard/home';

const serve = (changed: Record<string, () => Response> = {}) =>
  serveAccount(server, (request) => ({ ...answers, ...changed })[new URL(request.url).pathname]?.());
const open = (user: SessionUser) => renderRemote(remote, path, { user });

test('staff sees what waits and the sales of the day, each with the link to where it is done', async () => {
  serve();
  await open(staff);
  const part = within(await screen.findByRole('region', { name: 'Waiting today' }));
  await part.findByText('₹4,599');
  await part.findByText('4');
  const links = part.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['3Overdue tickets', '/helpdesk/tickets?overdue=true'],
    ['2Reviews to decide', '/moderation/reviews'],
    ['1Orders that need attention', '/sales/attention'],
    ['₹4,599Sales today4 orders', '/reports/sales-report'],
    ['4Hidden courses', '/course/course-master?tab=view&sort=is_public:asc'],
  ]);
  await expectAccessible();
});

test('a number that can’t be loaded leaves the others, and can be tried again alone', async () => {
  serve({ [paths.salesReport]: () => Response.json({}, { status: 503 }) });
  const { user } = await open(staff);
  const retry = await screen.findByRole('button', { name: 'Try again: Sales today' });
  expect(await screen.findByRole('link', { name: '3 Overdue tickets' })).toBeTruthy();
  serve();
  await user.click(retry);
  expect(await screen.findByRole('link', { name: /₹4,599/ })).toBeTruthy();
});

test('learners have no such part, and nothing of it is requested', async () => {
  const requests = serve();
  await open(learner);
  await screen.findByText(/You have no course in progress/);
  expect(screen.queryByRole('region', { name: 'Waiting today' })).toBeNull();
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([paths.myCourses]);
});

test('is shown in Hindi', async () => {
  serve();
  await renderRemote(remote, path, { user: staff, language: 'hi', messages: { [remote.id]: hi } });
  expect(await screen.findByRole('region', { name: 'आज के बाकी काम' })).toBeTruthy();
  expect(await screen.findByText('4 ऑर्डर')).toBeTruthy();
});
