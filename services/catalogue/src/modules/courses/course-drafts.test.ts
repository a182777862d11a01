import type { Course, CourseDetails } from '@vidyapath/http/course';
import { courseDraftPaths } from '@vidyapath/http/course-draft-paths';
import { fieldsOf } from '../../testing/client';
import { courseBody, unique } from '../../testing/factories';
import { useCatalogue } from '../../testing/use-catalogue';

const { client, make } = useCatalogue();

const presentation = {
  what_you_learn: ['Read a circuit', 'ओम का नियम'],
  requirements: ['A pencil'],
  audience: ['Students of class 10'],
  level: 'beginner',
  course_name_hi: 'बिजली',
  course_description_hi: 'तार और बल्ब',
} as const;

async function makeDraft(): Promise<Course> {
  const { CategoryId: category_id } = await make.category();
  return (await client.post(courseDraftPaths.courseDrafts, { course_name: unique('Draft'), category_id })).json();
}
const change = (id: number, details: CourseDetails | object, headers = {}) =>
  client.put(courseDraftPaths.courseDetails(id), details, 'Staff', headers);

test('a draft is a hidden course with empty texts, once for each Idempotency-Key', async () => {
  const { CategoryId: category_id } = await make.category();
  const body = { course_name: unique('Draft'), category_id };
  const headers = { 'idempotency-key': unique('key').replace(' ', '-') };
  const made = await client.post(courseDraftPaths.courseDrafts, body, 'Staff', headers);
  expect(made.statusCode).toBe(201);
  const { course_id, ...course } = made.json<Course>();
  expect(course).toEqual({
    ...body,
    course_description: '',
    course_info: '',
    course_language: '',
    banner_image: '',
    author: '',
    rating: 0,
    actual_price: 0,
    discounted_price: 0,
    is_premium: false,
    is_best_seller: false,
    is_public: false,
    video_path: '',
    what_you_learn: [],
    requirements: [],
    audience: [],
    level: null,
    course_name_hi: '',
    course_description_hi: '',
    publish_at: null,
  });
  expect(made.headers.location).toBe(`/api/course/${course_id}`);
  const again = await client.post(courseDraftPaths.courseDrafts, body, 'Staff', headers);
  expect(again.json<Course>().course_id).toBe(course_id);
  expect((await client.get(`/api/course/${course_id}`, 'nobody')).statusCode).toBe(404);
});

test('a draft needs a name and a category that exists', async () => {
  const refused = await client.post(courseDraftPaths.courseDrafts, { course_name: ' ', category_id: 2_000_000_000 });
  expect([refused.statusCode, fieldsOf(refused)]).toEqual([400, ['course_name']]);
  const unknown = await client.post(courseDraftPaths.courseDrafts, { course_name: 'x', category_id: 2_000_000_000 });
  expect(fieldsOf(unknown)).toEqual(['category_id']);
});

test('details change the given members and leave the others', async () => {
  const course = await make.course({ course_info: '<p>Before</p>' });
  const changed = await change(course.course_id, { ...presentation, discounted_price: 99.5, is_public: false });
  expect(changed.statusCode).toBe(200);
  expect(changed.json()).toEqual({ ...course, ...presentation, discounted_price: 99.5 });
  const read = await client.get(`/api/course/${course.course_id}`);
  expect(read.headers.etag).toBe(changed.headers.etag);
});

test('details of an older version are refused with the last change', async () => {
  const course = await make.course();
  const { etag } = (await client.get(`/api/course/${course.course_id}`)).headers;
  const first = await change(course.course_id, { author: 'Ravi' }, { 'if-match': etag });
  expect(first.statusCode).toBe(200);
  const second = await change(course.course_id, { author: 'Meera' }, { 'if-match': etag });
  expect(second.statusCode).toBe(412);
  expect(second.json()).toMatchObject({ type: '/problems/changed-meanwhile', lastChange: { fields: ['author'] } });
});

test('texts may be empty while a course is hidden, and not while it is public', async () => {
  const draft = await makeDraft();
  const empty = { course_name: '', course_description: '', course_info: '<p> </p>', video_path: '' };
  const hidden = await change(draft.course_id, empty);
  expect([hidden.statusCode, hidden.json<Course>().course_info]).toEqual([200, '']);
  const course = await make.course();
  const refused = await change(course.course_id, empty);
  expect(refused.statusCode).toBe(400);
  expect(fieldsOf(refused).toSorted()).toEqual(['course_description', 'course_info', 'course_name', 'video_path']);
});

test.each([
  ['what_you_learn', { what_you_learn: Array.from({ length: 13 }, () => 'x') }],
  ['requirements', { requirements: ['x'.repeat(201)] }],
  ['audience', { audience: [' '] }],
  ['level', { level: 'expert' }],
  ['course_name_hi', { course_name_hi: 'क'.repeat(201) }],
  ['discounted_price', { discounted_price: 1.005 }],
  ['video_path', { video_path: 'javascript:alert(1)' }],
  ['banner_image', { banner_image: '/media/not-stored.webp' }],
])('a wrong %s is refused', async (field, details) => {
  const { course_id } = await make.course();
  const refused = await change(course_id, details);
  expect(refused.statusCode).toBe(400);
  expect(fieldsOf(refused)[0]).toMatch(new RegExp(`^${field}`));
});

test('a PUT of the specified form leaves members that it does not name', async () => {
  const { CategoryId } = await make.category();
  const { what_you_learn, requirements, audience, level, course_name_hi, course_description_hi, ...form } =
    courseBody(CategoryId);
  const { course_id } = await make.course();
  await change(course_id, presentation);
  const put = await client.put(`/api/course/${course_id}`, form);
  expect(put.json()).toMatchObject({ ...presentation, course_name: form.course_name });
  const named = { ...form, what_you_learn, requirements, audience, level, course_name_hi, course_description_hi };
  expect((await client.put(`/api/course/${course_id}`, named)).json()).toMatchObject({ what_you_learn: [], level });
});

test('a course is found by its Hindi name and text, and shown with them', async () => {
  const { course_id } = await make.course();
  await change(course_id, { course_name_hi: 'विद्युत परिपथ', course_description_hi: 'प्रतिरोधक जोड़ना' });
  const list = '/api/courseProgress/public-course-content-by-category';
  for (const q of ['विद्युत', 'प्रतिरोधक', 'vidyut']) {
    const found = (await client.get(`${list}?q=${encodeURIComponent(q)}`, 'nobody')).json();
    expect(found).toMatchObject([{ CourseId: course_id, CourseNameHi: 'विद्युत परिपथ' }]);
  }
  const ofStaff = (await client.get(`/api/course?q=${encodeURIComponent('परिपथ')}`)).json();
  expect(ofStaff).toMatchObject([{ course_id }]);
});
