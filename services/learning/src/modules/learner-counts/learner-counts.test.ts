import { learnersCounted } from '@vidyapath/http/learning-events';
import { publishedBodies } from '@vidyapath/kit-testing/published';
import { createEvents } from '@vidyapath/service-kit/events/events';
import { deliverCourse, lessonOf } from '../../testing/courses';
import { startTestLearning, type TestLearning } from '../../testing/test-learning';
import { learnerOf } from '../../testing/watching';
import { publishLearnerCounts } from './learner-counts';

let learning: TestLearning;
beforeAll(async () => {
  learning = await startTestLearning();
});
afterAll(() => learning.stop());

const count = () => publishLearnerCounts({ db: learning.db, events: createEvents() });
const publishedOf = async (id: number) =>
  (await publishedBodies(learning.db, learnersCounted)).filter(({ course_id }) => course_id === id);

test('tells how many people have begun a course, again only when the number changed', async () => {
  const lesson = lessonOf();
  const { course_id } = await deliverCourse(learning, [lesson]);
  await learnerOf(learning).watch(lesson.video_id, [0, 5]);
  await count();
  await count();
  expect(await publishedOf(course_id)).toEqual([{ course_id, learners: 1, version: 1 }]);
  await learnerOf(learning).watch(lesson.video_id, [0, 5]);
  await Promise.all([count(), count()]);
  expect(await publishedOf(course_id)).toEqual([{ course_id, learners: 2, version: 2 }]);
});

test('a course without learners is told as such', async () => {
  const lesson = lessonOf();
  const { course_id } = await deliverCourse(learning, [lesson]);
  const learner = learnerOf(learning);
  await learner.watch(lesson.video_id, [0, 5]);
  await count();
  await learning.db('learners').where('user_id', learner.id).delete();
  await count();
  expect(await publishedOf(course_id)).toEqual([{ course_id, learners: 0, version: 2 }]);
});
