import { randomUUID } from 'node:crypto';
import type { CourseListItem } from '@vidyapath/http/course';
import { learnersCounted } from '@vidyapath/http/learning-events';
import type { PublicCourse } from '@vidyapath/http/public-course';
import { useCatalogue } from '../../testing/use-catalogue';

const { catalogue, client, make } = useCatalogue();

async function deliver(course_id: number, learners: number, version: number): Promise<void> {
  const { type, version: ofKind } = learnersCounted;
  const body = { course_id, learners, version };
  const answer = await catalogue.app.inject({
    method: 'POST',
    url: '/internal/catalogue/events',
    payload: { id: randomUUID(), type, version: ofKind, occurred_at: new Date().toISOString(), body },
    headers: catalogue.tokens.asService('events:write'),
  });
  expect(answer.statusCode).toBe(204);
}

test('staff sees how many people have begun a course, visitors from ten on; older counts change nothing', async () => {
  const { course_id, category_id } = await make.course();
  const shown = async () => {
    const tiles = `/api/courseProgress/public-course-content-by-category?category_id=${category_id}`;
    const [tile] = (await client.get(tiles, 'nobody')).json<PublicCourse[]>();
    const counted = async (caller: 'Staff' | 'nobody') => {
      const rows = (await client.get('/api/course?sort=course_id:desc&limit=5', caller)).json<CourseListItem[]>();
      return rows.find((row) => row.course_id === course_id)?.learners;
    };
    return [tile?.Learners, await counted('nobody'), await counted('Staff')];
  };
  expect(await shown()).toEqual([0, 0, 0]);
  await deliver(course_id, 9, 2);
  expect(await shown()).toEqual([0, 0, 9]);
  await deliver(course_id, 12, 3);
  await deliver(course_id, 11, 1);
  await deliver(2_000_000_000, 50, 1);
  expect(await shown()).toEqual([12, 12, 12]);
});
