import { nextId, now, storeCourse } from '../../testing/offers-factories';
import { type Offers, startOffers } from '../../testing/offers-fixture';

let offers: Offers;
beforeAll(async () => {
  offers = await startOffers(now);
});
afterAll(() => offers.stop());

const enrol = (course_id: number, id: number, headers = {}) =>
  offers.send('POST', '/api/commerce/enrolments', { course_id }, { id }, headers);

test('an enrolment in a free course is made once and stays when the course gets a price', async () => {
  const { course_id } = await storeCourse(offers.db, { price_paise: 0 });
  const id = nextId();
  const answers = await Promise.all(Array.from({ length: 10 }, () => enrol(course_id, id)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([...Array<number>(9).fill(200), 201]);
  await offers.db('courses').where({ course_id }).update({ price_paise: 100 });
  const access = await offers.get(`/api/commerce/access?course_id=${course_id}`, { id });
  expect(access.json()).toEqual({ course_id, access: true, source: 'free', ends_at: null, given_back_at: null });
});

test('a repeated request gets the first answer', async () => {
  const { course_id } = await storeCourse(offers.db, { price_paise: 0 });
  const id = nextId();
  const statuses = [];
  for (let time = 0; time < 3; time++)
    statuses.push((await enrol(course_id, id, { 'idempotency-key': 'enrol' })).statusCode);
  expect(statuses).toEqual([201, 201, 201]);
});

test('a course with a price has to be bought, and a hidden one is not there', async () => {
  const paid = await storeCourse(offers.db);
  const hidden = await storeCourse(offers.db, { price_paise: 0, is_public: false });
  const refused = await enrol(paid.course_id, nextId());
  expect([refused.statusCode, refused.json().type]).toEqual([403, '/problems/course-not-bought']);
  for (const id of [hidden.course_id, nextId()]) expect((await enrol(id, nextId())).statusCode).toBe(404);
});

test('a visitor signs in first', async () => {
  expect((await offers.send('POST', '/api/commerce/enrolments', { course_id: 1 })).statusCode).toBe(401);
});
