import { useCatalogue } from '../../testing/use-catalogue';

let bought: number | undefined;
const { client, make } = useCatalogue({ grants: { hasGrant: async (_person, course) => course === bought } });
const statusOf = async (id: number, caller: 'nobody' | 'User' | 'Staff' | 'Admin') =>
  (await client.get(`/api/courseProgress/course-progress/?course_id=${id}`, caller)).statusCode;
const statuses = (id: number) =>
  Promise.all((['nobody', 'User', 'Staff', 'Admin'] as const).map((caller) => statusOf(id, caller)));

it.each([
  ['a paid course', { actual_price: 100, discounted_price: 50 }, [401, 403, 200, 200]],
  ['a course with a discount down to nothing', { actual_price: 100, discounted_price: 0 }, [401, 200, 200, 200]],
  ['a free course', { actual_price: 0, discounted_price: 0 }, [401, 200, 200, 200]],
  ['a hidden course', { actual_price: 100, discounted_price: 50, is_public: false }, [401, 404, 200, 200]],
] as const)('the lessons of %s', async (_what, fields, expected) => {
  expect(await statuses((await make.course(fields)).course_id)).toEqual(expected);
});

it('a grant gives access to the lessons of a paid course from the next request on', async () => {
  const { course_id: id } = await make.course({ actual_price: 100, discounted_price: 50 });
  expect(await statusOf(id, 'User')).toBe(403);
  bought = id;
  expect(await statuses(id)).toEqual([401, 200, 200, 200]);
});

it('a hidden course stays accessible with a grant', async () => {
  const { course_id: id } = await make.course({ actual_price: 100, discounted_price: 50, is_public: false });
  expect(await statusOf(id, 'User')).toBe(404);
  bought = id;
  expect(await statuses(id)).toEqual([401, 200, 200, 200]);
});

it('an answer sets the cookie that the addresses of its lessons need', async () => {
  const course = await make.course({ actual_price: 0, discounted_price: 0 });
  const video = { video_url: '/media/lessons/one.mp4' };
  await make.video(await make.courseModule(course.course_id), video);
  const answer = await client.get(`/api/courseProgress/course-progress/?course_id=${course.course_id}`, 'User');
  expect(answer.headers['set-cookie']).toMatch(/^lesson-session=[\w-]{43}; Path=\/media\/lessons;/);
  const [row] = answer.json<{ VideoUrl: string }[]>();
  expect(row?.VideoUrl).toMatch(
    new RegExp(`^/media/lessons/one.mp4\\?course=${course.course_id}&until=\\d+&signature=[\\w-]{43}$`),
  );
});
