import { fireEvent, screen, waitFor } from '@testing-library/react';
import { paths } from '@vidyapath/http/paths';
import { expectAccessible } from '@vidyapath/testing/accessibility';
import { makeProgressRow, makePublicContent } from '@vidyapath/testing/record-factories';
import { http, HttpResponse } from 'msw';
import { network, openCourse, refuseWith } from '../../testing/course-screen';

beforeAll(() => network.listen({ onUnhandledRequest: 'bypass' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

const course = makePublicContent({
  CourseId: 7,
  CourseName: 'Pottery',
  ActualPrice: 900,
  DiscountedPrice: 500,
  Modules: [{ ModuleName: 'Clay', ModuleDescription: 'Where it comes from', TotalDurationPerModule: 90, Lessons: [] }],
});

async function openOffered(given_back_at: string | null = null) {
  refuseWith(403, '/problems/course-not-bought');
  network.use(
    http.get(`*${paths.courseAccess}`, () =>
      HttpResponse.json({ course_id: 7, access: false, source: null, ends_at: null, given_back_at }),
    ),
  );
  network.use(http.get(`*${paths.publicCourseContent}`, () => HttpResponse.json(course)));
  const view = await openCourse('/course/course-progress/7');
  await screen.findByText('Clay');
  return view;
}

test('shows the content and the price of a course that the learner does not have', async () => {
  await openOffered();
  expect(screen.getByRole('heading', { level: 1, name: 'Pottery' })).toBeTruthy();
  expect(
    screen.getByText('You have not bought this course yet. Its lessons open as soon as you have it.'),
  ).toBeTruthy();
  expect(screen.getByText('₹500')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  await expectAccessible();
});

test('says when the learner gave the course back', async () => {
  await openOffered('2026-11-22T08:35:00.000Z');
  expect(screen.getByText(/^It was refunded on 22 Nov 2026/)).toBeTruthy();
  expect(screen.queryByText(/not bought this course yet/)).toBeNull();
});

test('Buy Now puts it into the cart and goes to checkout', async () => {
  const { user, platform } = await openOffered();
  await user.click(screen.getByRole('button', { name: 'Buy Now' }));
  expect(platform.cart.getSnapshot()).toEqual([{ item: { kind: 'course', course_id: 7 }, seenPaise: 50_000 }]);
  expect(platform.visited).toEqual(['/checkout']);
});

test('opens a course that was bought in another tab when this tab is shown again', async () => {
  await openOffered();
  const asked: string[] = [];
  let access = false;
  network.use(
    http.get(`*${paths.courseAccess}`, () => {
      asked.push('access');
      return HttpResponse.json({ access });
    }),
    http.get(`*${paths.courseProgress}`, () => {
      asked.push('course');
      return HttpResponse.json([makeProgressRow()]);
    }),
  );
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(asked).toEqual(['access']));
  access = true;
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByRole('button', { name: /^Getting started/ })).toBeTruthy();
});
