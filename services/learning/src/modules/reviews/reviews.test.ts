import { reviewSortFields } from '@vidyapath/http/learning-names';
import type { OwnReview, PublicReview, StaffReview } from '@vidyapath/http/learning-reviews';
import { paths } from '@vidyapath/http/paths';
import { userErased } from '@vidyapath/http/user-events';
import { until } from '@vidyapath/kit-testing/until';
import { completeLesson } from '../../testing/completed';
import { lessonOf, newId, deliverCourse } from '../../testing/courses';
import { startTestLearning, type TestLearning } from '../../testing/test-learning';

let learning: TestLearning;
beforeAll(async () => {
  learning = await startTestLearning();
});
afterAll(() => learning.stop());

/** A course, and a person who has completed a lesson of it. */
async function learnerOf() {
  const lesson = lessonOf();
  const course = await deliverCourse(learning, [lesson]);
  const join = async () => {
    const person = { id: newId() };
    await completeLesson(learning, person.id, lesson.video_id);
    return person;
  };
  return { ...course, join, person: await join() };
}

type Person = { id: number };
const write = (courseId: number, person: Person, stars: number, body = '') =>
  learning.send('PUT', paths.ownReview(courseId), person, { stars, body });
const own = async (courseId: number, person: Person) => learning.get(paths.ownReview(courseId), person);
const published = async (courseId: number, query = '') =>
  (await learning.app.inject(`${paths.courseReviews(courseId)}${query}`)).json<PublicReview[]>();
const summary = async (courseId: number) =>
  (await learning.app.inject(paths.courseReviewSummary(courseId))).json<object>();
const decide = (id: string, decision: string, more: object = {}) =>
  learning.post(
    paths.reviewDecision(id),
    { decision, ...(decision === 'accept' ? {} : { criterion: 6 }), ...more },
    'Staff',
  );

async function publish(courseId: number, person: Person, stars: number, body = '') {
  const { review_id } = (await write(courseId, person, stars, body)).json<OwnReview>();
  expect((await decide(review_id, 'accept')).statusCode).toBe(200);
  return review_id;
}

test('a review is public once it is accepted; an edit waits while the published text stays, also when it is rejected', async () => {
  const { course_id, person } = await learnerOf();
  const first = await write(course_id, person, 4, 'Good <b>& clear</b>');
  expect(first.json()).toMatchObject({ status: 'pending', stars: 4, published: null, edited_at: null });
  expect(await published(course_id)).toEqual([]);
  const { review_id } = first.json<OwnReview>();
  await decide(review_id, 'accept');
  expect(await published(course_id)).toMatchObject([{ review_id, stars: 4, body: 'Good <b>& clear</b>', reply: null }]);

  const edit = await write(course_id, person, 1, 'Buy at example.com');
  expect(edit.json()).toMatchObject({ status: 'pending', published: { stars: 4 } });
  expect(await summary(course_id)).toMatchObject({ mean: 4, count: 1 });
  expect((await decide(review_id, 'reject', { note: 'No advertising.' })).json()).toMatchObject({ criterion: 6 });
  expect(await published(course_id)).toMatchObject([{ stars: 4, body: 'Good <b>& clear</b>' }]);
  expect((await own(course_id, person)).json()).toMatchObject({ status: 'rejected', note: 'No advertising.' });

  await learning.send('PUT', paths.reviewReply(review_id), 'Staff', { body: 'Thank you.' });
  expect((await published(course_id))[0]?.reply).toMatchObject({ body: 'Thank you.' });
  expect((await decide(review_id, 'remove')).json()).toMatchObject({ status: 'removed' });
  expect(await published(course_id)).toEqual([]);
  expect(await summary(course_id)).toEqual({ mean: null, count: 0, stars: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } });
  expect(await learning.db('audit').where('resource_id', review_id).orderBy('id').pluck('action')).toEqual([
    'review.accepted',
    'review.rejected',
    'review.answered',
    'review.removed',
  ]);
});

test('refuses people who have completed no lesson, staff, and people without a review', async () => {
  const { course_id, person } = await learnerOf();
  const refused = await write(course_id, { id: newId() }, 5);
  expect([refused.statusCode, refused.json<{ type: string }>().type]).toEqual([409, '/problems/nothing-watched']);
  for (const role of ['Staff', 'Admin'] as const)
    expect((await learning.send('PUT', paths.ownReview(course_id), role, { stars: 5 })).statusCode).toBe(403);
  expect((await own(course_id, person)).statusCode).toBe(404);
  expect((await learning.send('DELETE', paths.ownReview(course_id), person)).statusCode).toBe(404);
  expect((await learning.app.inject(paths.courseReviews(newId()))).statusCode).toBe(404);
});

test('refuses to change, delete or answer an older version of a review', async () => {
  const { course_id, person } = await learnerOf();
  const url = paths.ownReview(course_id);
  const change = (etag: unknown, method: 'PUT' | 'DELETE' = 'PUT') =>
    learning.send(method, url, person, method === 'PUT' ? { stars: 2 } : undefined, { 'if-match': String(etag) });
  expect((await change('"none"')).statusCode).toBe(412);
  const { review_id } = (await write(course_id, person, 3)).json<OwnReview>();
  const { etag } = (await own(course_id, person)).headers;
  const seen = (await learning.get(paths.review(review_id), 'Staff')).headers.etag;
  expect([(await change(etag)).statusCode, (await change(etag)).statusCode]).toEqual([200, 412]);
  expect((await change(etag, 'DELETE')).statusCode).toBe(412);
  const reply = await learning.send(
    'PUT',
    paths.reviewReply(review_id),
    'Staff',
    { body: 'x' },
    { 'if-match': String(seen) },
  );
  expect(reply.statusCode).toBe(412);
});

test('a course that has to be bought is reviewed by those who have it', async () => {
  const lesson = lessonOf();
  const { course_id } = await deliverCourse(learning, [lesson], { actual_price: 100, discounted_price: 100 });
  const person = { id: newId() };
  await completeLesson(learning, person.id, lesson.video_id);
  expect((await write(course_id, person, 5)).json()).toMatchObject({ type: '/problems/course-not-bought' });
  learning.commerce.grant(person.id, course_id);
  expect((await write(course_id, person, 5)).statusCode).toBe(200);
});

test.each([
  [{ stars: 0 }],
  [{ stars: 6 }],
  [{ stars: 4.5 }],
  [{ stars: '5' }],
  [{}],
  [{ stars: 5, body: '😀'.repeat(2_001) }],
  [{ stars: 5, body: 'a\0b' }],
  [{ stars: 5, body: '\ud800' }],
])('%j is refused', async (body) => {
  const { course_id, person } = await learnerOf();
  expect((await learning.send('PUT', paths.ownReview(course_id), person, body)).statusCode).toBe(400);
});

test('the longest text counts characters, and many writes of one person at once make one review', async () => {
  const { course_id, person } = await learnerOf();
  const body = '😀'.repeat(2_000);
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => write(course_id, person, (n % 5) + 1, body)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(answers.map((answer) => answer.json<OwnReview>().review_id)).size).toBe(1);
});

test('reviews are sorted and counted, and the summary agrees with decisions at once', async () => {
  const { course_id, join } = await learnerOf();
  const people = await Promise.all(Array.from({ length: 5 }, join));
  await Promise.all(people.map((person, n) => publish(course_id, person, [5, 4, 4, 1, 2][n] ?? 1)));
  expect(await summary(course_id)).toEqual({ mean: 3.2, count: 5, stars: { 1: 1, 2: 1, 3: 0, 4: 2, 5: 1 } });
  const starsOf = async (sort: string) => (await published(course_id, `?sort=${sort}`)).map(({ stars }) => stars);
  expect([await starsOf('highest'), await starsOf('lowest')]).toEqual([
    [5, 4, 4, 2, 1],
    [1, 2, 4, 4, 5],
  ]);
  const page = await learning.app.inject(`${paths.courseReviews(course_id)}?limit=2&offset=4&sort=highest`);
  expect([page.headers['x-total-count'], page.json<PublicReview[]>().length]).toEqual(['5', 1]);
  expect((await learning.app.inject(`${paths.courseReviews(course_id)}?sort=best`)).statusCode).toBe(400);
});

test('accepts one of two decisions at once, and refuses one about an older text', async () => {
  const { course_id, person } = await learnerOf();
  const { review_id } = (await write(course_id, person, 3, 'One')).json<OwnReview>();
  const { version } = (await learning.get(paths.review(review_id), 'Staff')).json<StaffReview>();
  await write(course_id, person, 3, 'Two');
  expect((await decide(review_id, 'accept', { version })).statusCode).toBe(412);
  const both = await Promise.all([decide(review_id, 'accept'), decide(review_id, 'accept')]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect((await decide(review_id, 'remove', { criterion: null })).statusCode).toBe(400);
});

test('staff lists reviews by status with kept totals', async () => {
  const { course_id, join } = await learnerOf();
  const people = await Promise.all([join(), join(), join()]);
  for (const person of people) await write(course_id, person, 5, 'Zebra');
  await publish(course_id, { id: people[0]?.id ?? 0 }, 4, 'Quagga');
  const list = async (query: string) => {
    const answer = await learning.get(`${paths.reviews}?course_id=${course_id}&limit=1&${query}`, 'Staff');
    return [answer.headers['x-total-count'], answer.json<StaffReview[]>()[0]?.body];
  };
  expect(await list('status=pending')).toEqual(['2', 'Zebra']);
  expect(await list('q=quagga')).toEqual(['1', 'Quagga']);
  expect((await list(''))[0]).toBe('3');
  const [review] = (await learning.get(`${paths.reviews}?course_id=${course_id}&limit=1`, 'Staff')).json<
    StaffReview[]
  >();
  expect(review).toMatchObject({ course_name: 'Algebra', course_name_hi: 'बीजगणित' });
  for (const field of reviewSortFields) expect((await list(`sort=${field}:asc`))[0]).toBe('3');
});

test('reviews of an erased person stay without the name; those of a deleted course are deleted', async () => {
  const { course_id, person, deliverDeletion } = await learnerOf();
  await publish(course_id, person, 5, 'Stays');
  await learning.deliver(userErased, { user_id: person.id, version: 9 });
  expect(await published(course_id)).toMatchObject([{ body: 'Stays', author_name: null }]);
  await deliverDeletion();
  const left = async (): Promise<unknown> => learning.db('reviews').where({ course_id }).first();
  await until(async () => ((await left()) === undefined ? true : undefined));
  expect(await learning.db('review_summaries').where({ course_id }).first()).toBeUndefined();
});

test('learners cannot decide about reviews', async () => {
  const { course_id, person } = await learnerOf();
  const { review_id } = (await write(course_id, person, 5)).json<OwnReview>();
  expect((await learning.post(paths.reviewDecision(review_id), { decision: 'accept' }, person)).statusCode).toBe(403);
  expect((await learning.send('PUT', paths.reviewReply(review_id), person, { body: 'x' })).statusCode).toBe(403);
  expect((await learning.get(paths.reviews, person)).statusCode).toBe(403);
});
