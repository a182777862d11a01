import { editorsOnly } from '@vidyapath/kit-testing/access-matrix';
import type { MatrixRow, Statuses } from '@vidyapath/kit-testing/matrix-row';
import { lessonOf, deliverCourse } from './courses';
import { socialMatrix } from './social-matrix';
import { startTestLearning } from './test-learning';

const known = { course: 0, empty: 0, video: 0, unmeasured: 0 };
const signedIn: Statuses = [401, 200, 200, 200];

export async function startWithRecords() {
  const learning = await startTestLearning();
  const { app, tokens, stop } = learning;
  const one = lessonOf();
  const two = lessonOf({ duration_seconds: 0 });
  const { course_id } = await deliverCourse(learning, [one, two]);
  const { course_id: empty } = await deliverCourse(learning, []);
  Object.assign(known, { course: course_id, empty, video: one.video_id, unmeasured: two.video_id });
  return { app, headersOf: tokens.as, signer: tokens, close: stop };
}

export const accessRows: readonly MatrixRow[] = [
  {
    route: 'PUT /api/learning/progress/:video_id',
    url: () => `/api/learning/progress/${known.video}`,
    body: () => ({ position_seconds: 1, ranges: [[0, 1]] }),
    statuses: signedIn,
  },
  {
    route: 'POST /api/learning/progress/:video_id/done',
    url: () => `/api/learning/progress/${known.unmeasured}/done`,
    body: () => ({ reason: 'no-duration' }),
    statuses: signedIn,
  },
  {
    route: 'GET /api/learning/courses/:course_id/progress',
    url: () => `/api/learning/courses/${known.course}/progress`,
    statuses: signedIn,
  },
  { route: 'GET /api/learning/my-courses', statuses: signedIn },
  { route: 'GET /api/learning/analytics', statuses: signedIn },
  {
    route: 'GET /api/learning/people/:user_id/courses',
    url: () => '/api/learning/people/1/courses',
    statuses: editorsOnly(200),
  },
  ...socialMatrix(known),
  { route: 'GET /api/learning/certificates', statuses: signedIn },
  { route: 'GET /api/learning/certificates/keys', statuses: [200, 200, 200, 200] },
  {
    route: 'GET /api/learning/certificates/:serial',
    url: () => '/api/learning/certificates/unknown',
    statuses: [404, 404, 404, 404],
  },
  {
    route: 'GET /api/learning/certificates/:serial.pdf',
    url: () => '/api/learning/certificates/unknown.pdf',
    statuses: [404, 404, 404, 404],
  },
  {
    route: 'POST /api/learning/certificates/:serial/revoke',
    url: () => '/api/learning/certificates/unknown/revoke',
    body: () => ({ reason: 'Lessons were skipped' }),
    statuses: [401, 403, 403, 404],
  },
  { route: 'POST /internal/learning/events', body: () => ({}), statuses: [401, 401, 401, 401] },
  { route: 'GET /internal/learning/log', statuses: [401, 401, 401, 401] },
  { route: 'GET /api/learning/audit', statuses: [401, 403, 403, 200] },
];
