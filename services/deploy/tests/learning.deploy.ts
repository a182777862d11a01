import { randomUUID } from 'node:crypto';
import { until } from '@vidyapath/kit-testing/until';
import { bearer, call, expectStatus, logIn } from './support/api';
import { type Stack, startStack } from './support/stack';
import { newCourse, newPicture, upload } from './support/subjects';

let stack: Stack;
let url: string;
let token: string;
beforeAll(async () => {
  stack = await startStack();
  ({ url } = stack.edge);
  token = await logIn(url);
});
afterAll(() => stack?.stop());

const entries = () => `${url}/api/learning/entries`;
const courseOf = async () => newCourse(url, token, await upload(url, token, await newPicture()));
const store = (course_id: number) => {
  const headers = { ...bearer(token), 'idempotency-key': randomUUID() };
  return call<{ id: string }>(entries(), {
    method: 'POST',
    headers,
    body: { course_id, title: `Entry ${randomUUID()}` },
  });
};
const remove = (courseId: number) =>
  call(`${url}/api/course/${courseId}`, { method: 'DELETE', headers: bearer(token) });
const isGone = async (id: string) => (await call(`${entries()}/${id}`, { headers: bearer(token) })).status === 404;
const removals = async () =>
  (
    await expectStatus(
      200,
      call<unknown[]>(`${url}/api/learning/audit?action=entry.removed&limit=100`, { headers: bearer(token) }),
    )
  ).length;

test('an entry takes a course that catalogue has, and goes with it', async () => {
  const { course_id } = await courseOf();
  const { id } = await expectStatus(201, store(course_id));
  await expectStatus(400, store(2_000_000_000));
  await expectStatus(204, remove(course_id));
  await until(async () => (await isGone(id)) || undefined);
});

test('killed at any moment, learning misses no deleted course and removes each entry once', async () => {
  const before = await removals();
  const courses = await Promise.all([courseOf(), courseOf(), courseOf()]);
  const stored = await Promise.all(
    courses.map(async ({ course_id }) => (await expectStatus(201, store(course_id))).id),
  );
  for (const [index, { course_id }] of courses.entries()) {
    await expectStatus(204, remove(course_id));
    await stack.crash('learning', index % 2);
  }
  for (const id of stored) await until(async () => (await isGone(id)) || undefined);
  expect(await removals()).toBe(before + stored.length);
});
