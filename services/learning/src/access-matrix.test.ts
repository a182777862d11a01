import { describeAccessMatrix, editorsOnly } from '@vidyapath/kit-testing/access-matrix';
import { startTestLearning } from './testing/test-learning';

const known = { id: '', course: 0 };

async function start() {
  const { app, tokens, post, stop, courseId } = await startTestLearning();
  const first = await post('/api/learning/entries', { course_id: courseId, title: 'First' }, 'Staff');
  Object.assign(known, { id: first.json<{ id: string }>().id, course: courseId });
  return { app, headersOf: tokens.as, signer: tokens, close: stop };
}

describeAccessMatrix(start, [
  {
    route: 'POST /api/learning/entries',
    body: () => ({ course_id: known.course, title: 'Another' }),
    statuses: editorsOnly(201),
  },
  { route: 'GET /api/learning/entries', statuses: editorsOnly(200) },
  {
    route: 'GET /api/learning/entries/:id',
    url: () => `/api/learning/entries/${known.id}`,
    statuses: editorsOnly(200),
  },
  { route: 'POST /internal/learning/events', body: () => ({}), statuses: [401, 401, 401, 401] },
  { route: 'GET /api/learning/audit', statuses: [401, 403, 403, 200] },
]);
