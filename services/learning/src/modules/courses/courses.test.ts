import { randomUUID } from 'node:crypto';
import type { CourseChange } from '@vidyapath/http/course-events';
import { until } from '@vidyapath/kit-testing/until';
import { courseOf } from '../../testing/test-catalogue';
import { startTestLearning, type TestLearning } from '../../testing/test-learning';

let replicas: [TestLearning, TestLearning];
beforeAll(async () => {
  const first = await startTestLearning();
  replicas = [first, await startTestLearning({ replicaOf: first })];
});
afterAll(async () => {
  for (const replica of replicas.toReversed()) await replica.stop();
});

const tell = async (body: CourseChange, id = randomUUID()) => {
  const event = { id, type: 'catalogue.course-changed', version: 1, occurred_at: new Date().toISOString(), body };
  const answers = replicas.map(({ app, tokens }) =>
    app.inject({
      method: 'POST',
      url: '/internal/learning/events',
      payload: event,
      headers: tokens.asService('events:write'),
    }),
  );
  expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([204, 204]);
};

const store = (course_id: number) =>
  replicas[0].post('/api/learning/entries', { course_id, title: `Entry ${randomUUID()}` }, 'Staff');

test('a course that catalogue has takes entries, another does not', async () => {
  const course = courseOf();
  replicas[0].catalogue.set(course);
  expect((await store(course.course_id)).statusCode).toBe(201);
  const refused = await store(courseOf().course_id);
  expect([refused.statusCode, refused.json()]).toEqual([
    400,
    expect.objectContaining({ errors: [expect.objectContaining({ field: 'course_id' })] }),
  ]);
});

test('while catalogue is away an unknown course is answered with 503, a known one takes entries', async () => {
  const [known, unknown] = [courseOf(), courseOf()];
  await tell(known);
  replicas[0].catalogue.goAway(true);
  expect((await store(unknown.course_id)).statusCode).toBe(503);
  expect((await store(known.course_id)).statusCode).toBe(201);
  replicas[0].catalogue.goAway(false);
});

test('the entries of a deleted course are removed once, whatever the order and number of its events', async () => {
  const course = courseOf();
  await tell(course);
  const created = [await store(course.course_id), await store(course.course_id)].map(
    (answer) => answer.json<{ id: string }>().id,
  );
  const [deleted, id] = [{ ...course, version: 3, course: null }, randomUUID()];
  await tell(deleted, id);
  await tell(deleted, id);
  await tell({ ...course, version: 2 });
  const left = () => replicas[0].db('entry').whereIn('id', created);
  await until(async () => ((await left()).length === 0 ? true : undefined));
  const audited = await replicas[0].db('audit').where({ action: 'entry.removed' }).whereIn('resource_id', created);
  expect(audited).toHaveLength(2);
  expect((await store(course.course_id)).statusCode).toBe(400);
});

test.each(['nobody', 'User', 'sessions:read'])('%s may not send events', async (caller) => {
  const { app, tokens } = replicas[0];
  const headers = { nobody: {}, User: tokens.as('User') }[caller] ?? tokens.asService(caller);
  const { statusCode } = await app.inject({ method: 'POST', url: '/internal/learning/events', payload: {}, headers });
  expect(statusCode).toBe(caller === 'sessions:read' ? 403 : 401);
});
