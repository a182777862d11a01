import { screen, waitFor, within } from '@testing-library/react';
import type { MyCourse } from '@vidyapath/http/learning-progress';
import { paths } from '@vidyapath/http/paths';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { renderRemote } from '@vidyapath/testing/render-remote';
import { learner } from '@vidyapath/testing/users';
import { http, HttpResponse } from 'msw';
import hi from '../../messages/hi';
import remote from '../../remote';
import { network } from '../../testing/course-screen';
import { makeMyCourse } from '../../testing/learning-network';

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

function serve(courses: MyCourse[], total = courses.length) {
  const asked: Record<string, string>[] = [];
  network.use(
    http.get(`*${paths.myCourses}`, ({ request }) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json(courses, { headers: { 'x-total-count': String(total) } });
    }),
  );
  return asked;
}
const open = (path = '/my-learning') => renderRemote(remote, path, { user: learner });

test('shows the progress, the next lesson and the end of access of each course', async () => {
  serve([
    makeMyCourse({ access_ends_at: '2026-12-03T18:29:59Z' }),
    makeMyCourse({ course_id: 5, course_name: 'Old', access: false, access_ends_at: '2026-11-01T18:29:59Z' }),
    makeMyCourse({
      course_id: 6,
      course_name: 'Whole',
      percent: 100,
      completed_at: '2026-11-20T08:00:00Z',
      next: null,
      certificate_serial: 's1',
    }),
  ]);
  await open();
  const [first, second, third] = await screen.findAllByRole('listitem');
  const inFirst = within(first as HTMLElement);
  expect(inFirst.getByRole('meter', { name: 'React Basics: 40 %' })).toBeTruthy();
  expect(inFirst.getByText('Next: Hooks · 04:12')).toBeTruthy();
  expect(inFirst.getByText('3 lessons left')).toBeTruthy();
  expect(inFirst.getByText('Access until 3 Dec 2026')).toBeTruthy();
  expect(inFirst.getByRole('link', { name: 'Continue React Basics' }).getAttribute('href')).toBe('/learn/4');
  expect(within(second as HTMLElement).getByText('Access ended on 1 Nov 2026')).toBeTruthy();
  const renew = within(second as HTMLElement).getByRole('link', { name: 'Get access to Old again' });
  expect(renew.getAttribute('href')).toBe('/course/course-content/5');
  expect(within(second as HTMLElement).queryByText(/^Next/)).toBeNull();
  expect(within(third as HTMLElement).queryByText(/^Next/)).toBeNull();
  expect(within(third as HTMLElement).getByRole('link', { name: 'Watch Whole again' })).toBeTruthy();
  expect(
    within(third as HTMLElement)
      .getByRole('link', { name: 'Certificate' })
      .getAttribute('href'),
  ).toBe('/certificates/s1');
  await expectAccessible();
});

test('shows a link to the catalogue when the learner has no course', async () => {
  serve([]);
  await open();
  const browse = await screen.findByRole('link', { name: 'Browse courses' });
  expect(browse.getAttribute('href')).toBe('/course/available-course');
});

test('many courses are searched and paged, in the URL', async () => {
  const asked = serve([makeMyCourse()], 30);
  const { user, router } = await open('/my-learning?page=2');
  await screen.findByRole('listitem');
  expect(asked).toEqual([{ limit: '12', offset: '12' }]);
  await user.type(screen.getByRole('searchbox', { name: 'Search my courses' }), 'r');
  await waitFor(() => expect(asked.at(-1)).toEqual({ q: 'r', limit: '12', offset: '0' }));
  expect(router.state.location.search).toBe('?q=r');
});

test('a load that fails can be tried again', async () => {
  network.use(http.get(`*${paths.myCourses}`, () => HttpResponse.json({}, { status: 503 })));
  const { user } = await open();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  serve([makeMyCourse()]);
  await user.click(retry);
  expect(await screen.findByText('React Basics')).toBeTruthy();
});

test('is shown in Hindi', async () => {
  serve([makeMyCourse()]);
  await renderRemote(remote, '/my-learning', { user: learner, language: 'hi', messages: { [remote.id]: hi } });
  expect(await screen.findByRole('heading', { level: 1, name: 'मेरी पढ़ाई' })).toBeTruthy();
  expect(await screen.findByText('5 में से 2 पाठ पूरे')).toBeTruthy();
});
