import type { Post, Reported, StaffThread, Thread, ThreadWithPosts, Vote } from '@vidyapath/http/learning-discussions';
import { paths } from '@vidyapath/http/paths';
import { userErased } from '@vidyapath/http/user-events';
import { until } from '@vidyapath/kit-testing/until';
import { lessonOf, newId, deliverCourse } from '../../testing/courses';
import { startTestLearning, type Caller, type TestLearning } from '../../testing/test-learning';

let learning: TestLearning;
beforeAll(async () => {
  learning = await startTestLearning();
});
afterAll(() => learning.stop());

const hostile = '</script><img src=x onerror=alert(1)> {{7*7}} 04:12';
const ask = async (courseId: number, by: Caller, over: object = {}, headers = {}) =>
  learning.post(paths.courseThreads(courseId), { title: 'Why?', body: hostile, ...over }, by, headers);
const answer = (threadId: string, by: Caller, body = 'Because.') =>
  learning.post(paths.threadPosts(threadId), { body }, by);
const read = async (threadId: string, by: Caller) =>
  (await learning.get(paths.thread(threadId), by)).json<ThreadWithPosts>();
const statusOf = async (sent: Promise<{ statusCode: number }>) => (await sent).statusCode;

/** A course, an asker and a thread with an answer of somebody else. */
async function asked() {
  const lesson = lessonOf();
  const course = await deliverCourse(learning, [lesson]);
  const asker = { id: newId() };
  const helper = { id: newId() };
  const reader = { id: newId() };
  const place = { video_id: lesson.video_id, at_seconds: 12.5 };
  const { thread_id } = (await ask(course.course_id, asker, place)).json<Thread>();
  const { post_id } = (await answer(thread_id, helper)).json<Post>();
  return { ...course, lesson, asker, helper, reader, thread_id, post_id };
}

test('a question with its lesson and second is answered, by staff with a badge', async () => {
  const { course_id, lesson, asker, reader, thread_id } = await asked();
  await answer(thread_id, { id: newId(), role: 'Staff' });
  const thread = await read(thread_id, reader);
  expect(thread).toMatchObject({
    course_id,
    video_id: lesson.video_id,
    at_seconds: 12.5,
    body: hostile,
    by_staff: false,
    own: false,
    post_count: 2,
    accepted_post_id: null,
    removed: false,
  });
  expect(thread.posts.map(({ by_staff }) => by_staff)).toEqual([false, true]);
  expect((await read(thread_id, asker)).own).toBe(true);
});

test('the questions of a lesson come before others when they are asked for so, over pages', async () => {
  const here = lessonOf();
  const there = lessonOf();
  const { course_id } = await deliverCourse(learning, [here, there]);
  const by = { id: newId() };
  for (const { video_id } of [here, there, here, there]) await ask(course_id, by, { video_id });
  await ask(course_id, by);
  const lessons = async (query: string, reader: Caller = by) =>
    (await learning.get(`${paths.courseThreads(course_id)}?${query}`, reader))
      .json<Thread[]>()
      .map(({ video_id }) => video_id);
  const ofHere = `lesson_first=${here.video_id}`;
  expect(await lessons(ofHere)).toEqual(
    [here, here].map(({ video_id }) => video_id).concat([null, there.video_id, there.video_id] as number[]),
  );
  expect(await lessons(`${ofHere}&limit=2&offset=1`)).toEqual([here.video_id, null]);
  expect((await lessons(ofHere, 'Staff')).slice(0, 2)).toEqual([here.video_id, here.video_id]);
  expect((await lessons(`${ofHere}&sort=created_at:desc`))[0]).toBeNull();
});

test('only its author changes a text; a deleted one stays in its place without text', async () => {
  const { asker, helper, reader, thread_id, post_id } = await asked();
  const change = { title: 'How?', body: 'New' };
  for (const by of [reader, { id: newId(), role: 'Staff' as const }]) {
    expect(await statusOf(learning.send('PUT', paths.thread(thread_id), by, change))).toBe(403);
    expect(await statusOf(learning.send('DELETE', paths.post(post_id), by))).toBe(403);
  }
  expect((await learning.send('PUT', paths.thread(thread_id), asker, change)).json()).toMatchObject({
    title: 'How?',
    at_seconds: 12.5,
  });
  expect((await learning.send('PUT', paths.post(post_id), helper, { body: 'Edited' })).json()).toMatchObject({
    body: 'Edited',
    edited_at: expect.any(String) as string,
  });
  expect(await statusOf(learning.send('DELETE', paths.post(post_id), helper))).toBe(204);
  expect(await statusOf(learning.send('DELETE', paths.thread(thread_id), asker))).toBe(204);
  expect(await read(thread_id, reader)).toMatchObject({
    title: null,
    body: null,
    author_name: null,
    removed: true,
    post_count: 0,
    posts: [{ post_id, body: null, removed: true }],
  });
  expect(await statusOf(answer(thread_id, reader))).toBe(409);
});

test('refuses to change or delete an older version of a text; answers and votes make no new version', async () => {
  const { asker, reader, thread_id } = await asked();
  const { etag } = (await learning.get(paths.thread(thread_id), asker)).headers;
  const post = await answer(thread_id, reader);
  const postUrl = paths.post(post.json<Post>().post_id);
  await learning.send('PUT', `${postUrl}/vote`, asker);
  for (const [url, by, tag] of [
    [paths.thread(thread_id), asker, etag],
    [postUrl, reader, post.headers.etag],
  ] as const) {
    const old = { 'if-match': String(tag) };
    const change = () => learning.send('PUT', url, by, { title: 'How?', body: 'New' }, old);
    expect([await statusOf(change()), await statusOf(change())]).toEqual([200, 412]);
    expect(await statusOf(learning.send('DELETE', url, by, undefined, old))).toBe(412);
  }
});

test('50 votes at once of one person count as one, of 50 people as 50; authors cannot vote for their own posts', async () => {
  const { helper, reader, post_id } = await asked();
  const vote = (by: Caller) => learning.send('PUT', paths.postVote(post_id), by);
  await Promise.all(Array.from({ length: 50 }, () => vote(reader)));
  expect((await vote(reader)).json<Vote>()).toEqual({ post_id, votes: 1, voted: true });
  await Promise.all(Array.from({ length: 50 }, () => vote({ id: newId() })));
  expect((await vote(reader)).json<Vote>().votes).toBe(51);
  await Promise.all(Array.from({ length: 5 }, () => learning.send('DELETE', paths.postVote(post_id), reader)));
  expect((await vote({ id: newId() })).json<Vote>().votes).toBe(51);
  expect(await statusOf(vote(helper))).toBe(403);
});

test('the asker or staff accepts an answer; of several accepted at once one stays accepted', async () => {
  const { asker, helper, reader, thread_id, post_id } = await asked();
  const other = (await answer(thread_id, reader)).json<Post>().post_id;
  expect(await statusOf(learning.post(paths.postAccept(post_id), {}, helper))).toBe(403);
  const many = Array.from({ length: 50 }, (_, n) =>
    learning.post(paths.postAccept(n % 2 ? post_id : other), {}, asker),
  );
  expect(new Set((await Promise.all(many)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const staff = await learning.post(paths.postAccept(post_id), {}, 'Staff');
  expect(staff.json<Thread>().accepted_post_id).toBe(post_id);
  const { posts } = await read(thread_id, reader);
  expect(posts.filter(({ accepted }) => accepted).map((post) => post.post_id)).toEqual([post_id]);
  await learning.send('DELETE', paths.post(post_id), helper);
  expect((await read(thread_id, reader)).accepted_post_id).toBeNull();
});

test('reported texts wait for staff, who hides and restores them with a reason', async () => {
  const { course_id, asker, reader, thread_id, post_id } = await asked();
  for (const by of [reader, reader, asker])
    expect(await statusOf(learning.post(paths.postReport(post_id), { reason: 'Rude' }, by))).toBe(204);
  const list = async (query = '') =>
    (await learning.get(`${paths.reported}?course_id=${course_id}${query}`, 'Staff')).json<Reported[]>();
  expect(await list()).toMatchObject([{ kind: 'post', post_id, thread_id, report_count: 2, body: 'Because.' }]);
  expect((await list())[0]?.reports).toHaveLength(2);

  for (const path of [paths.postHide(post_id), paths.threadHide(thread_id), paths.postRestore(post_id)])
    expect(await statusOf(learning.post(path, { reason: 'x' }, reader))).toBe(403);
  expect(await statusOf(learning.post(paths.postHide(post_id), {}, 'Staff'))).toBe(400);
  await learning.post(paths.postHide(post_id), { reason: 'Insults' }, 'Staff');
  expect(await list()).toEqual([]);
  expect(await list('&status=hidden')).toMatchObject([{ post_id, hidden_reason: 'Insults', body: 'Because.' }]);
  expect((await read(thread_id, reader)).posts).toMatchObject([{ body: null, removed: true }]);
  await learning.post(paths.threadHide(thread_id), { reason: 'Too' }, 'Staff');
  expect(await read(thread_id, reader)).toMatchObject({ title: null, body: null, removed: true, post_count: 0 });

  await learning.post(paths.postRestore(post_id), { reason: 'A mistake' }, 'Staff');
  await learning.post(paths.threadRestore(thread_id), { reason: 'A mistake' }, 'Staff');
  expect(await read(thread_id, reader)).toMatchObject({ title: 'Why?', post_count: 1, posts: [{ body: 'Because.' }] });
  const actions = await learning.db('audit').whereIn('resource_id', [post_id, thread_id]).orderBy('id').pluck('action');
  expect(actions).toEqual(['post.hidden', 'thread.hidden', 'post.restored', 'thread.restored']);
});

test('threads are searched and filtered; unanswered ones come first for staff', async () => {
  const { course_id, lesson, asker, reader, thread_id } = await asked();
  const waiting = (await ask(course_id, asker, { title: 'Zebra' })).json<Thread>().thread_id;
  await answer(waiting, asker, 'Nobody?');
  const newest = (await ask(course_id, asker, { title: 'Newest' })).json<Thread>().thread_id;
  await answer(newest, reader);
  const list = async (query: string, by: Caller = reader, path = paths.courseThreads(course_id)) => {
    const { headers, json } = await learning.get(`${path}?${query}`, by);
    return [headers['x-total-count'], ...json<Thread[]>().map((thread) => thread.thread_id)];
  };
  expect(await list('')).toEqual(['3', newest, waiting, thread_id]);
  expect(await list('', 'Staff')).toEqual(['3', waiting, newest, thread_id]);
  expect(await list('limit=1&offset=1')).toEqual(['3', waiting]);
  expect(await list('q=zebra')).toEqual(['1', waiting]);
  expect(await list(`video_id=${lesson.video_id}`)).toEqual(['1', thread_id]);
  const all = `course_id=${course_id}&limit=1`;
  expect(await list(`${all}&unanswered=true`, 'Staff', paths.threads)).toEqual(['1', waiting]);
  const [first] = (await learning.get(`${paths.threads}?${all}`, 'Staff')).json<StaffThread[]>();
  expect(first).toMatchObject({ thread_id: waiting, course_name: 'Algebra', course_name_hi: 'बीजगणित' });
  const { own, ...fields } = first as StaffThread;
  expect(own).toBe(false);
  for (const field of Object.keys(fields).filter((name) => !name.startsWith('course_name')))
    expect(await list(`sort=${field}:desc&limit=1`)).toEqual(['3', expect.any(String)]);
  await learning.send('DELETE', paths.thread(waiting), asker);
  expect(await list('q=zebra')).toEqual(['0']);
  expect(await list('unanswered=true&limit=1')).toEqual(['0']);
});

test('a course that has to be bought is discussed by those who have it', async () => {
  const { course_id } = await deliverCourse(learning, [lessonOf()], { actual_price: 100, discounted_price: 100 });
  const buyer = { id: newId() };
  const other = { id: newId() };
  learning.commerce.grant(buyer.id, course_id);
  const { thread_id } = (await ask(course_id, buyer)).json<Thread>();
  const { post_id } = (await answer(thread_id, 'Staff')).json<Post>();
  const refused = [
    learning.get(paths.courseThreads(course_id), other),
    ask(course_id, other),
    learning.get(paths.thread(thread_id), other),
    answer(thread_id, other),
    learning.send('PUT', paths.postVote(post_id), other),
    learning.post(paths.postReport(post_id), { reason: 'x' }, other),
    learning.post(paths.threadReport(thread_id), { reason: 'x' }, other),
  ];
  for (const sent of refused)
    expect((await sent).json()).toMatchObject({ status: 403, type: '/problems/course-not-bought' });
});

test.each([
  [{ title: '' }],
  [{ title: ' \u200b' }],
  [{ title: '😀'.repeat(201) }],
  [{ body: 'x'.repeat(5_001) }],
  [{ body: 'a\0' }],
  [{ body: '\ud800' }],
  [{ at_seconds: 1 }],
  [{ video_id: 2_147_483_647 }],
])('%j is refused', async (over) => {
  const { course_id } = await deliverCourse(learning, [lessonOf()]);
  expect(await statusOf(ask(course_id, { id: newId() }, over))).toBe(400);
});

test('a repeated question is asked once', async () => {
  const { course_id } = await deliverCourse(learning, [lessonOf()]);
  const person = { id: newId() };
  const sent = await Promise.all([1, 2, 3].map(() => ask(course_id, person, {}, { 'idempotency-key': 'thread-1' })));
  expect(new Set(sent.map(({ json }) => json<Thread>().thread_id)).size).toBe(1);
});

test('one key and text for two courses, or for two threads, is refused', async () => {
  const one = await asked();
  const two = await asked();
  const headers = { 'idempotency-key': 'two-places' };
  expect(await statusOf(ask(one.course_id, one.asker, {}, headers))).toBe(201);
  expect(await statusOf(ask(two.course_id, one.asker, {}, headers))).toBe(422);
  const post = (threadId: string) => learning.post(paths.threadPosts(threadId), { body: 'Same' }, one.asker, headers);
  expect(await statusOf(post(one.thread_id))).toBe(201);
  expect(await statusOf(post(two.thread_id))).toBe(422);
  expect((await read(two.thread_id, two.asker)).post_count).toBe(1);
});

test('texts of an erased person stay without the name, and votes are deleted; threads of a deleted lesson stay', async () => {
  const { deliverOutline, helper, reader, thread_id, post_id } = await asked();
  await learning.send('PUT', paths.postVote(post_id), reader);
  await learning.post(paths.postReport(post_id), { reason: 'x' }, reader);
  for (const { id } of [helper, reader]) await learning.deliver(userErased, { user_id: id, version: 9 });
  await deliverOutline([]);
  const thread = await read(thread_id, { id: newId() });
  expect(thread).toMatchObject({ video_id: null, at_seconds: null, title: 'Why?' });
  expect(thread.posts).toMatchObject([{ body: 'Because.', author_name: null, votes: 0 }]);
  expect(await learning.db('posts').where({ post_id }).first('report_count')).toEqual({ report_count: 0 });
});

test('deletes the discussions of a deleted course', async () => {
  const { course_id, deliverDeletion } = await asked();
  await deliverDeletion();
  const left = async (): Promise<unknown> => learning.db('threads').where({ course_id }).first();
  await until(async () => ((await left()) === undefined ? true : undefined));
  expect(await learning.db('posts').where({ course_id })).toEqual([]);
});
