import { courseChanged } from '@vidyapath/http/course-events';
import { publishedBodies } from '@vidyapath/kit-testing/published';
import { courseBody } from '../../testing/factories';
import { useCatalogue } from '../../testing/use-catalogue';

const { catalogue, make, client } = useCatalogue();

const published = async (id: number) =>
  (await publishedBodies(catalogue.db, courseChanged)).filter(({ course_id }) => course_id === id);

test('each write of a course publishes its whole state with a growing version, its deletion too', async () => {
  const { CategoryId } = await make.category();
  const body = courseBody(CategoryId, { course_name: 'Python', discounted_price: 5.25 });
  const { course_id } = (await client.post('/api/course', body)).json();
  const url = `/api/course/${course_id}`;
  const [created] = await published(course_id);
  expect(created).toEqual({
    course_id,
    version: 1,
    course: expect.objectContaining({ course_name: 'Python', discounted_price: 5.25, is_public: body.is_public }),
  });
  expect(created?.course).not.toHaveProperty('course_info');
  await client.put(url, { ...body, course_name: 'Python 3' });
  expect(await published(course_id)).toMatchObject([{ version: 2, course: { course_name: 'Python 3' } }]);
  expect((await client.put(url, { ...body, category_id: 2_000_000_000 })).statusCode).toBe(400);
  await client.delete(url);
  expect(await published(course_id)).toEqual([{ course_id, version: 3, course: null }]);
});

test('changes made directly in the database count as well, and a deletion has the next version', async () => {
  const course = await make.course({ category_id: (await make.category()).CategoryId });
  const of = () => catalogue.db('course_changes').where({ course_id: course.course_id }).first('version', 'deleted');
  await catalogue.db('courses').where({ course_id: course.course_id }).update({ author: 'Somebody' });
  expect(await of()).toEqual({ version: '2', deleted: false });
  await catalogue.db('courses').where({ course_id: course.course_id }).delete();
  expect(await of()).toEqual({ version: '3', deleted: true });
});
