import { editorsOnly, everybody } from '@vidyapath/kit-testing/access-matrix';
import type { MatrixRow, Statuses } from '@vidyapath/kit-testing/matrix-row';

const unknown = '00000000-0000-4000-8000-000000000000';
const missing: Statuses = [401, 404, 404, 404];
const ofStaff = editorsOnly(404);
const reason = { reason: 'x' };
const signedIn: Statuses = [401, 200, 200, 200];

/** Rows of reviews, discussions and notes. Records that do not exist show who has access. */
export function socialMatrix(known: { course: number; empty: number; video: number }): MatrixRow[] {
  const at = (route: MatrixRow['route'], statuses: Statuses, body?: object): MatrixRow => ({
    route,
    statuses,
    url: () =>
      (route.split(' ')[1] ?? '')
        .replace(':id/my-review', `${known.empty}/my-review`)
        .replace('/courses/:id', `/courses/${known.course}`)
        .replace(':id', unknown),
    ...(body && { body: () => body }),
  });
  return [
    at('GET /api/learning/courses/:id/reviews', everybody),
    at('GET /api/learning/courses/:id/reviews/summary', everybody),
    at('GET /api/learning/courses/:id/my-review', [401, 404, 403, 403]),
    at('PUT /api/learning/courses/:id/my-review', [401, 409, 403, 403], { stars: 5 }),
    at('DELETE /api/learning/courses/:id/my-review', [401, 404, 403, 403]),
    at('GET /api/learning/reviews', editorsOnly(200)),
    at('GET /api/learning/reviews/:id', ofStaff),
    at('POST /api/learning/reviews/:id/decision', ofStaff, { decision: 'accept' }),
    at('PUT /api/learning/reviews/:id/reply', ofStaff, { body: 'Thank you.' }),
    at('DELETE /api/learning/reviews/:id/reply', ofStaff),
    at('GET /api/learning/courses/:id/threads', signedIn),
    at('POST /api/learning/courses/:id/threads', [401, 201, 201, 201], { title: 'Why?', body: 'x' }),
    at('GET /api/learning/threads', editorsOnly(200)),
    at('GET /api/learning/threads/:id', missing),
    at('PUT /api/learning/threads/:id', missing, { title: 'Why?', body: 'x' }),
    at('DELETE /api/learning/threads/:id', missing),
    at('POST /api/learning/threads/:id/posts', missing, { body: 'x' }),
    at('POST /api/learning/threads/:id/report', missing, reason),
    at('POST /api/learning/threads/:id/hide', ofStaff, reason),
    at('POST /api/learning/threads/:id/restore', ofStaff, reason),
    at('PUT /api/learning/posts/:id', missing, { body: 'x' }),
    at('DELETE /api/learning/posts/:id', missing),
    at('POST /api/learning/posts/:id/accept', missing),
    at('DELETE /api/learning/posts/:id/accept', missing),
    at('PUT /api/learning/posts/:id/vote', missing),
    at('DELETE /api/learning/posts/:id/vote', missing),
    at('POST /api/learning/posts/:id/report', missing, reason),
    at('POST /api/learning/posts/:id/hide', ofStaff, reason),
    at('POST /api/learning/posts/:id/restore', ofStaff, reason),
    at('GET /api/learning/reported', editorsOnly(200)),
    at('GET /api/learning/courses/:id/notes', signedIn),
    at('GET /api/learning/courses/:id/notes.txt', signedIn),
    {
      route: 'POST /api/learning/notes',
      statuses: [401, 201, 201, 201],
      body: () => ({ video_id: known.video, at_seconds: 1, body: 'x' }),
    },
    at('GET /api/learning/notes/:id', missing),
    at('PUT /api/learning/notes/:id', missing, { body: 'x' }),
    at('DELETE /api/learning/notes/:id', missing),
  ];
}
