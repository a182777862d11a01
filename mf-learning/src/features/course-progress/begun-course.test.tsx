import { screen, waitFor } from '@testing-library/react';
import { paths } from '@vidyapath/http/paths';
import { makePublicContent } from '@vidyapath/testing/record-factories';
import { staff } from '@vidyapath/testing/users';
import { http, HttpResponse } from 'msw';
import { answerWith, moduleRows, network, openCourse, refuseWith } from '../../testing/course-screen';

beforeAll(() => network.listen({ onUnhandledRequest: 'bypass' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

function answerEnrolments(answer: () => Response): unknown[] {
  const sent: unknown[] = [];
  network.use(
    http.post(`*${paths.enrolments}`, async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  return sent;
}
const enrolled = () =>
  HttpResponse.json({ course_id: 7, access: true, source: 'free', ends_at: null }, { status: 201 });

test('the link of a free course enrols the learner and is taken out of the address', async () => {
  answerWith(moduleRows(1, 'One', ['A']));
  const sent = answerEnrolments(enrolled);
  const { router } = await openCourse('/course/course-progress/7?start&tab=reviews');
  await waitFor(() => expect(router.state.location.search).toBe('?tab=reviews'));
  expect(sent).toEqual([{ course_id: 7 }]);
});

test('shows only the offer of a course with a price', async () => {
  refuseWith(403, '/problems/course-not-bought');
  network.use(http.get(`*${paths.publicCourseContent}`, () => HttpResponse.json(makePublicContent({ CourseId: 7 }))));
  const refusal = { type: '/problems/course-not-bought', title: 'x', status: 403, detail: 'No.', requestId: 'r' };
  const sent = answerEnrolments(() => HttpResponse.json(refusal, { status: 403 }));
  await openCourse('/course/course-progress/7?start');
  expect(await screen.findByRole('button', { name: 'Buy Now' })).toBeTruthy();
  expect(sent).toHaveLength(1);
});

test('enrols neither visitors without the link nor staff', async () => {
  answerWith(moduleRows(1, 'One', ['A']));
  const sent = answerEnrolments(enrolled);
  const learnerView = await openCourse('/course/course-progress/7');
  learnerView.unmount();
  await openCourse('/course/course-progress/7?start', staff);
  expect(sent).toEqual([]);
});
