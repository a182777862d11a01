import type { Note } from '@vidyapath/http/learning-notes';
import { paths } from '@vidyapath/http/paths';
import { userErased } from '@vidyapath/http/user-events';
import { until } from '@vidyapath/kit-testing/until';
import { lessonOf, newId, deliverCourse } from '../../testing/courses';
import { startTestLearning, type TestLearning } from '../../testing/test-learning';

let learning: TestLearning;
beforeAll(async () => {
  learning = await startTestLearning();
});
afterAll(() => learning.stop());

type Person = { id: number };
const write = (person: Person, video_id: number, at_seconds: number, body: string, headers = {}) =>
  learning.post(paths.notes, { video_id, at_seconds, body }, person, headers);
const list = async (courseId: number, person: Person, query = '') =>
  (await learning.get(`${paths.courseNotes(courseId)}${query}`, person)).json<Note[]>();

test('lists own notes in the order of lessons and times, also as a text file', async () => {
  const one = lessonOf({ title: 'Start' });
  const two = lessonOf({ title: 'End', duration_seconds: 4_000 });
  const { course_id } = await deliverCourse(learning, [one, two]);
  const person = { id: newId() };
  const other = { id: newId() };
  const first = await write(person, two.video_id, 3_605.5, '<script>alert(1)</script>');
  expect(first.json()).toMatchObject({ at_seconds: 3_605.5, edited_at: null });
  await write(person, one.video_id, 12, 'First');
  await write(other, one.video_id, 1, 'Not yours');
  expect((await list(course_id, person)).map(({ body }) => body)).toEqual(['First', '<script>alert(1)</script>']);
  expect(await list(course_id, person, '?q=first')).toHaveLength(1);
  expect(await list(course_id, person, `?video_id=${two.video_id}`)).toHaveLength(1);
  const text = await learning.get(paths.courseNotesText(course_id), person);
  expect(text.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text.body).toBe('Algebra\n\nStart\n00:12  First\n\nEnd\n01:00:05  <script>alert(1)</script>\n');
});

test('a note is changed and deleted by its author alone', async () => {
  const lesson = lessonOf();
  const { course_id } = await deliverCourse(learning, [lesson]);
  const person = { id: newId() };
  const other = { id: newId() };
  const { note_id } = (await write(person, lesson.video_id, 5, 'One')).json<Note>();
  for (const method of ['GET', 'PUT', 'DELETE'] as const) {
    const body = method === 'PUT' ? { body: 'x' } : undefined;
    expect((await learning.send(method, paths.note(note_id), other, body)).statusCode).toBe(404);
    expect((await learning.send(method, paths.note(note_id), { ...other, role: 'Admin' }, body)).statusCode).toBe(404);
  }
  const changed = await learning.send('PUT', paths.note(note_id), person, { body: 'Two' });
  expect(changed.json()).toMatchObject({ course_id, video_id: lesson.video_id, at_seconds: 5, body: 'Two' });
  expect((await learning.send('DELETE', paths.note(note_id), person)).statusCode).toBe(204);
  expect(await list(course_id, person)).toEqual([]);
});

test('refuses to change or delete a version that is not the last one', async () => {
  const lesson = lessonOf();
  await deliverCourse(learning, [lesson]);
  const person = { id: newId() };
  const { headers, json } = await write(person, lesson.video_id, 5, 'One');
  const url = paths.note(json<Note>().note_id);
  const change = (ifMatch: unknown, method: 'PUT' | 'DELETE' = 'PUT') =>
    learning.send(method, url, person, method === 'PUT' ? { body: 'Two' } : undefined, { 'if-match': String(ifMatch) });
  const changed = await change(headers.etag);
  expect([changed.statusCode, (await change(headers.etag)).statusCode]).toEqual([200, 412]);
  expect((await change(headers.etag, 'DELETE')).statusCode).toBe(412);
  expect((await learning.get(url, person)).headers.etag).toBe(changed.headers.etag);
  expect((await change(changed.headers.etag, 'DELETE')).statusCode).toBe(204);
});

test('a repeated request makes one note', async () => {
  const lesson = lessonOf();
  const { course_id } = await deliverCourse(learning, [lesson]);
  const person = { id: newId() };
  const key = { 'idempotency-key': 'note-1' };
  await Promise.all([1, 2, 3].map(() => write(person, lesson.video_id, 5, 'One', key)));
  expect(await list(course_id, person)).toHaveLength(1);
});

test.each([
  [{ at_seconds: 102 }],
  [{ at_seconds: -1 }],
  [{ body: '   ' }],
  [{ body: 'x'.repeat(5_001) }],
  [{ body: 'a\0' }],
  [{ video_id: 2_147_483_647 }],
])('%j is refused', async (over) => {
  const lesson = lessonOf();
  await deliverCourse(learning, [lesson]);
  const body = { video_id: lesson.video_id, at_seconds: 1, body: 'x', ...over };
  expect((await learning.post(paths.notes, body, { id: newId() })).statusCode).toBe(400);
});

test('notes are written by those who have the course, and an erased person leaves none', async () => {
  const lesson = lessonOf();
  const { course_id } = await deliverCourse(learning, [lesson], { actual_price: 100, discounted_price: 100 });
  const person = { id: newId() };
  const beyond = await write(person, lesson.video_id, 1_000, 'x');
  expect(beyond.json()).toMatchObject({ type: '/problems/course-not-bought' });
  expect(await list(course_id, person)).toEqual([]);
  expect((await learning.get(paths.courseNotes(newId()), person)).statusCode).toBe(404);
  learning.commerce.grant(person.id, course_id);
  expect((await write(person, lesson.video_id, 1, 'x')).statusCode).toBe(201);
  await learning.deliver(userErased, { user_id: person.id, version: 9 });
  expect(await learning.db('notes').where('user_id', person.id)).toEqual([]);
});

test('own notes stay readable, and only that, when access to their course has ended', async () => {
  const lesson = lessonOf();
  const { course_id } = await deliverCourse(learning, [lesson], { actual_price: 100, discounted_price: 100 });
  const person = { id: newId() };
  const row = { user_id: person.id, course_id, video_id: lesson.video_id, at_seconds: 1, body: 'x' };
  const [note] = await learning
    .db('notes')
    .insert({ ...row, created_at: new Date() })
    .returning<Note[]>('*');
  const url = paths.note(note?.note_id ?? '');
  expect(await list(course_id, person)).toHaveLength(1);
  expect((await learning.get(paths.courseNotesText(course_id), person)).body).toContain('00:01  x');
  expect((await learning.get(url, person)).statusCode).toBe(200);
  for (const send of [
    write(person, lesson.video_id, 1, 'y'),
    learning.send('PUT', url, person, { body: 'y' }),
    learning.send('DELETE', url, person),
  ])
    expect((await send).json()).toMatchObject({ type: '/problems/course-not-bought' });
});

test('a note stays when its lesson is deleted, and is deleted with its course', async () => {
  const gone = lessonOf();
  const stays = lessonOf();
  const { course_id, deliverOutline, deliverDeletion } = await deliverCourse(learning, [gone, stays]);
  const person = { id: newId() };
  await write(person, gone.video_id, 1, 'x');
  await deliverOutline([stays]);
  expect(await list(course_id, person, `?video_id=${gone.video_id}`)).toMatchObject([{ video_id: null, body: 'x' }]);
  await learning.db('lessons').where('video_id', gone.video_id).delete();
  const [kept] = await list(course_id, person);
  expect(kept).toMatchObject({ video_id: null, body: 'x' });
  await deliverDeletion();
  await until(async () => ((await learning.db('notes').where({ course_id })).length === 0 ? true : undefined));
});
