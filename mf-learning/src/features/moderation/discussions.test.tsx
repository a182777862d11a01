import type { Reported, StaffThread } from '@vidyapath/http/learning-discussions';
import { paths } from '@vidyapath/http/paths';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { staff } from '@vidyapath/testing/users';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import remote from '../../remote';
import { network } from '../../testing/course-screen';

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const at = '2026-11-20T08:00:00.000Z';
const waiting: StaffThread = {
  thread_id: 't1',
  course_id: 4,
  course_name: 'React Basics',
  course_name_hi: 'रिएक्ट की बुनियाद',
  video_id: null,
  at_seconds: null,
  title: 'Why a hook?',
  body: 'I wonder',
  author_name: 'Meera',
  by_staff: false,
  own: false,
  created_at: at,
  edited_at: null,
  removed: false,
  post_count: 0,
  last_post_at: null,
  accepted_post_id: null,
};
const reported: Reported = {
  kind: 'post',
  thread_id: 't1',
  post_id: 'p1',
  course_id: 4,
  course_name: 'React Basics',
  course_name_hi: 'रिएक्ट की बुनियाद',
  title: 'Why a hook?',
  body: 'Rude words',
  author_name: 'Ravi',
  by_staff: false,
  created_at: at,
  hidden: false,
  hidden_reason: null,
  report_count: 1,
  last_reported_at: at,
  reports: [{ reason: 'Insults', created_at: at }],
};

const listed = (rows: object[]) => HttpResponse.json(rows, { headers: { 'x-total-count': String(rows.length) } });

test('links each question without an answer to the place to answer it', async () => {
  network.use(http.get(`*${paths.threads}`, () => listed([waiting])));
  await renderRemote(remote, '/moderation/discussions?q=hook', { user: staff });
  const link = await screen.findByRole('link', { name: 'Why a hook?' });
  expect(link.getAttribute('href')).toBe('/learn/4?tab=questions&thread=t1');
  await expectAccessible();
});

test('what was reported is hidden with a reason, and what was hidden is shown again', async () => {
  const sent: unknown[] = [];
  const take = async ({ request }: { request: Request }) => {
    sent.push([new URL(request.url).pathname, await request.json()]);
    return HttpResponse.json({});
  };
  let row = reported;
  network.use(
    http.get(`*${paths.reported}`, () => listed([row])),
    http.post(`*${paths.postHide('p1')}`, take),
    http.post(`*${paths.postRestore('p1')}`, take),
  );
  const { user } = await renderRemote(remote, '/moderation/discussions?show=reported&q=rude', { user: staff });
  expect(await screen.findByText(/Insults/)).toBeTruthy();
  await expectAccessible();
  row = { ...reported, hidden: true, hidden_reason: 'Rude' };
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Rude');
  await user.click(screen.getByRole('button', { name: 'Hide it' }));
  expect(await screen.findByText('Hidden because: Rude')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show again' }));
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'A mistake');
  await user.click(screen.getByRole('button', { name: 'Keep it visible' }));
  await waitFor(() =>
    expect(sent).toEqual([
      [paths.postHide('p1'), { reason: 'Rude' }],
      [paths.postRestore('p1'), { reason: 'A mistake' }],
    ]),
  );
});
