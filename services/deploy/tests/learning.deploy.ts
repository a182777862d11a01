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

const post = async <Answer>(path: string, body: object) =>
  expectStatus(201, call<Answer>(`${url}${path}`, { method: 'POST', headers: bearer(token), body }));
const courseWithLesson = async () => {
  const { course_id } = await newCourse(url, token, await upload(url, token, await newPicture()));
  const { ModuleId } = await post<{ ModuleId: number }>('/api/courseModule', {
    CourseId: course_id,
    ModuleName: 'Numbers',
    ModuleDescription: 'About them',
  });
  const { video_id } = await post<{ video_id: number }>('/api/courseModule/moduleVideo', {
    course_id,
    module_id: ModuleId,
    video_title: 'Primes',
    video_url: 'https://archive.org/details/lesson',
    duration_in_seconds: 600,
  });
  return { course_id, video_id };
};
const report = (videoId: number, range: readonly [number, number]) =>
  call<{ covered_seconds: number }>(`${url}/api/learning/progress/${videoId}`, {
    method: 'PUT',
    headers: bearer(token),
    body: { position_seconds: range[1], ranges: [range] },
  });
const remove = (courseId: number) =>
  call(`${url}/api/course/${courseId}`, { method: 'DELETE', headers: bearer(token) });

test('merges reports of two processes, also if one of them is killed', async () => {
  const { video_id } = await courseWithLesson();
  await expectStatus(200, report(video_id, [0, 10]));
  await stack.crash('learning', 0);
  await until(async () => ((await report(video_id, [10, 20])).status === 200 ? true : undefined));
  const { covered_seconds } = await expectStatus(200, report(video_id, [0, 5]));
  expect(covered_seconds).toBe(20);
});

test('killed at any moment, learning misses no deleted course', async () => {
  const courses = await Promise.all([courseWithLesson(), courseWithLesson(), courseWithLesson()]);
  for (const { video_id } of courses) await expectStatus(200, report(video_id, [0, 1]));
  for (const [index, { course_id }] of courses.entries()) {
    await expectStatus(204, remove(course_id));
    await stack.crash('learning', index % 2);
  }
  for (const { video_id } of courses)
    await until(async () => ((await report(video_id, [0, 1])).status === 404 ? true : undefined));
});
