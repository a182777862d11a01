import { fieldsOf } from '../../testing/client';
import { courseBody } from '../../testing/factories';
import { useCatalogue } from '../../testing/use-catalogue';

const { client, make } = useCatalogue();
let categoryId: number;

beforeAll(async () => {
  categoryId = (await make.category()).CategoryId;
});

describe('courses', () => {
  it('are returned as they were sent', async () => {
    const body = courseBody(categoryId, {
      course_name: 'पाइथन 👩‍👩‍👧 \u200fعربي\u200e क्\u200dष',
      course_description: '  "quoted" \\ %_ \r\n tab\t ',
      actual_price: 99_999_999.99,
      discounted_price: 0.07,
      rating: 0.5,
    });
    const created = await client.post('/api/course', body);
    expect(created.statusCode).toBe(201);
    const course = created.json();
    expect(course).toEqual({ ...body, course_id: expect.any(Number), publish_at: null });
    expect(created.headers.location).toBe(`/api/course/${course.course_id}`);
    const read = await client.get(`/api/course/${course.course_id}`, 'nobody');
    expect(read.json()).toEqual(course);
    expect(read.headers.etag).toBe(created.headers.etag);
  });

  it('have defaults for optional fields, on change too', async () => {
    const { course_language, banner_image, author, is_premium, is_best_seller, is_public, ...required } =
      courseBody(categoryId);
    const empty = {
      course_language: '',
      banner_image: '',
      author: '',
      is_premium: false,
      is_best_seller: false,
      is_public: false,
      publish_at: null,
    };
    const created = await client.post('/api/course', required);
    expect(created.json()).toEqual({ ...required, ...empty, course_id: expect.any(Number) });
    const full = await make.course({ category_id: categoryId });
    expect((await client.put(`/api/course/${full.course_id}`, required)).json()).toEqual({
      ...required,
      ...empty,
      course_id: full.course_id,
    });
    expect([course_language, banner_image, author, is_premium, is_best_seller, is_public]).not.toContain(undefined);
  });

  it.each([0, 0.1, 0.29, 1.1, 4.35, 19.99, 1_234_567.89, 1.005e3])('keep the price %d exactly', async (price) => {
    const course = await make.course({ category_id: categoryId, actual_price: price, discounted_price: price });
    expect([course.actual_price, course.discounted_price]).toEqual([price, price]);
  });

  it.each([
    ['actual_price', 1.005],
    ['actual_price', 0.001],
    ['discounted_price', 1e-7],
    ['actual_price', -0.01],
    ['actual_price', 1e8],
    ['actual_price', '5'],
    ['rating', 4.3],
    ['rating', 5.5],
    ['rating', null],
    ['course_language', 'Tamil'],
    ['category_id', 2_000_000_000],
    ['category_id', 0],
    ['banner_image', 'javascript:alert(1)'],
    ['banner_image', '//host/x.png'],
    ['banner_image', '/other/x.png'],
    ['banner_image', '/media//host/x.png'],
    ['video_path', ''],
    ['video_path', 'https://user:pw@host/x'],
    ['video_path', 'ht\ttps://host/x'],
    ['course_name', ' \u00a0 '],
    ['course_name', '\u200b\u200c\u200d\u200e\u200f\u2060\ufeff'],
    ['course_name', '\u3164\u2800\u00ad\ufe0f\u{e0041}'],
    ['course_description', '\u001b\u0085'],
    ['course_name', 'a\ud800'],
    ['course_description', undefined],
    ['course_info', ''],
    ['course_info', '<p>\u200b</p>'],
    ['course_info', '<script>alert(1)</script>'],
    ['course_info', `<p>${'&'.repeat(99_000)}</p>`],
    ['is_public', 'true'],
  ])('refuse %s %j', async (field, value) => {
    const refused = await client.post('/api/course', { ...courseBody(categoryId), [field]: value });
    expect([refused.statusCode, fieldsOf(refused)]).toEqual([400, [field]]);
  });

  it('accept a discounted price above the price, lengths in code points, and a scheme in any case', async () => {
    const body = courseBody(categoryId, {
      actual_price: 10,
      discounted_price: 20,
      course_name: '👩'.repeat(200),
      video_path: 'HTTPS://host.example/x',
    });
    expect((await client.post('/api/course', body)).statusCode).toBe(201);
  });

  it('store sanitised information', async () => {
    const course_info =
      '<p id="x" onclick="alert(1)">नमस्ते <b>b</b></p><script>alert(1)</script><a href="https://a.example">a</a>';
    const course = await make.course({ category_id: categoryId, course_info });
    expect(course.course_info).toBe('<p>नमस्ते <b>b</b></p><a href="https://a.example" rel="noopener">a</a>');
    const again = await client.put(`/api/course/${course.course_id}`, course);
    expect(again.json()).toEqual(course);
  });

  it('are deleted with their modules, videos and search words', async () => {
    const course = await make.course({ category_id: categoryId });
    const courseModule = await make.courseModule(course.course_id);
    const video = await make.video(courseModule);
    expect((await client.delete(`/api/course/${course.course_id}`)).statusCode).toBe(204);
    expect((await client.get(`/api/courseModule/${courseModule.ModuleId}`)).statusCode).toBe(404);
    expect((await client.get(`/api/courseModule/moduleVideo/${video.video_id}`)).statusCode).toBe(404);
    expect((await client.delete(`/api/course/${course.course_id}`)).statusCode).toBe(404);
    expect((await client.put(`/api/course/${course.course_id}`, course)).statusCode).toBe(404);
  });

  it('refuse a change made from another version', async () => {
    const course = await make.course({ category_id: categoryId });
    const url = `/api/course/${course.course_id}`;
    const etag = String((await client.get(url)).headers.etag);
    expect((await client.put(url, course, 'Staff', { 'if-match': '"other"' })).statusCode).toBe(412);
    expect((await client.put(url, { ...course, author: 'New' }, 'Staff', { 'if-match': etag })).statusCode).toBe(200);
    expect((await client.put(url, course, 'Staff', { 'if-match': etag })).statusCode).toBe(412);
    expect((await client.delete(url, 'Staff', { 'if-match': '*' })).statusCode).toBe(204);
  });
});
