import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { limits } from '@vidyapath/http/limits';
import { paths } from '@vidyapath/http/paths';
import { deliverCourse, lessonOf, newId } from '../../testing/courses';
import { startTestLearning, type TestLearning } from '../../testing/test-learning';

const { notesMax, noteMax } = limits.learning;
let learning: TestLearning;
beforeAll(async () => {
  learning = await startTestLearning();
  await learning.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => learning.stop());

test('40 unread copies of the longest notes take little memory, and other people are served', async () => {
  const lesson = lessonOf();
  const { course_id } = await deliverCourse(learning, [lesson]);
  const id = newId();
  const other = newId();
  const body = 'x'.repeat(noteMax);
  await learning.db.raw(
    `insert into notes (user_id, course_id, video_id, at_seconds, body, created_at)
     select ?, ?, ?, 0, ?, now() from generate_series(1, ?)`,
    [id, course_id, lesson.video_id, body, notesMax],
  );
  const { port } = learning.app.server.address() as AddressInfo;
  const headers = { authorization: `Bearer ${learning.tokens.signToken({ id, role: 'User' })}` };
  const path = paths.courseNotesText(course_id);
  const before = process.memoryUsage().rss;
  const asked = Array.from({ length: 40 }, () =>
    get({ port, path, headers, agent: false }).on('error', () => undefined),
  );
  const refused = await Promise.race(
    asked.map(async (request) => {
      const [{ statusCode }] = (await once(request, 'response')) as [IncomingMessage];
      return statusCode === 429 ? statusCode : new Promise<never>(() => undefined);
    }),
  );
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const grown = (process.memoryUsage().rss - before) / 1_048_576;
  process.stderr.write(
    `${Math.round(grown)} MB more for 40 unread copies of ${Math.round((notesMax * noteMax) / 1e6)} MB\n`,
  );
  expect(refused).toBe(429);
  expect((await learning.get(paths.courseNotes(course_id), { id: other })).statusCode).toBe(200);
  expect(grown).toBeLessThan(200);
  for (const request of asked) request.destroy();
}, 120_000);
