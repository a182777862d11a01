import type { CourseOutline } from '@vidyapath/http/course-events';
import type { OwnCertificate } from '@vidyapath/http/learning-certificates';
import type { Analytics, MyCourse } from '@vidyapath/http/learning-progress';
import type { ReviewSummary, StaffReview } from '@vidyapath/http/learning-reviews';
import type { UserChange } from '@vidyapath/http/user-events';
import { paths } from '@vidyapath/http/paths';
import { createKeyRing } from '@vidyapath/service-kit/domain/keys/key-ring';
import { lessonOf } from '../testing/courses';
import { courseOf } from '../testing/test-catalogue';
import { startTestLearning } from '../testing/test-learning';
import { demoCourses } from './demo-watching';
import type { DemoLearner } from './demo-learner';
import { awaitsDemoLearning, seedLearning } from './seed-learning';

const person = (id: number, role: DemoLearner['role'] = 'User'): DemoLearner => ({ id, name: `Person ${id}`, role });

test('the demo has weeks of progress, a certificate, a mean, reviews in every state, threads and notes, once', async () => {
  const learning = await startTestLearning();
  const courses = Object.values(demoCourses).map((course_id) => ({ ...courseOf(), course_id }));
  const outlines = courses.map(({ course_id }): CourseOutline => ({
    course_id,
    version: 1,
    deleted: false,
    videos: Array.from(
      { length: course_id === demoCourses.python ? 8 : course_id === demoCourses.drawing ? 5 : 10 },
      () => lessonOf({ duration_seconds: 18 }),
    ),
  }));
  const learner = person(1);
  const staff = person(2, 'Staff');
  const buyers = Array.from({ length: 11 }, (_, index) => person(10 + index));
  const people = [learner, ...buyers].map(({ id, name, role }): UserChange => {
    const account = { name, role, email: `p${id}@learner.example`, email_verified: true, disabled: false } as const;
    return { user_id: id, version: 1, user: { ...account, language: 'en' } };
  });
  const { db } = learning;
  const keys = createKeyRing(learning.keyFolder, Infinity);
  const events = { publish: async () => undefined };
  expect(await awaitsDemoLearning(db)).toBe(true);
  await seedLearning({ db, keys, events, courses, outlines, people, learner, staff, buyers, at: new Date() });
  expect(await awaitsDemoLearning(db)).toBe(false);

  const get = async <Answer>(url: string, who = learner) => (await learning.get(url, who)).json<Answer>();
  const own = await get<MyCourse[]>(paths.myCourses);
  expect(own.map(({ course_id, percent }) => [course_id, percent])).toEqual([
    [demoCourses.python, 50],
    [demoCourses.javascript, 60],
    [demoCourses.drawing, 100],
  ]);
  expect(own[0]?.last?.position_seconds).toBe(9);
  expect(await get<Analytics>(paths.learningAnalytics)).toMatchObject({
    courses_completed: 1,
    certificates: 1,
    streak_days: 5,
  });
  expect(await get<OwnCertificate[]>(paths.certificates)).toMatchObject([
    { learner_name: 'Person 1', status: 'valid' },
  ]);
  const summary = await get<ReviewSummary>(paths.courseReviewSummary(demoCourses.python));
  expect(summary).toMatchObject({ count: 7, mean: 4.14 });
  const reviews = await get<StaffReview[]>(paths.reviews, staff);
  expect(new Set(reviews.map(({ status }) => status))).toEqual(new Set(['pending', 'published', 'rejected']));
  expect(await get<unknown[]>(paths.reported, staff)).toHaveLength(1);
  expect(await get<unknown[]>(`${paths.threads}?unanswered=true`, staff)).toHaveLength(1);
  expect(await get<unknown[]>(paths.courseNotes(demoCourses.javascript))).toHaveLength(2);
  await learning.stop();
});
