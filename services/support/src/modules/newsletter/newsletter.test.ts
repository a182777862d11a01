import { startTestSupport, type TestSupport } from '../../testing/test-support';
import { newsletterKeysFilled } from '../../migrations/20261127-51-newsletter-keys';

let support: TestSupport;
beforeAll(async () => {
  support = await startTestSupport();
});
afterAll(() => support.stop());

const newsletter = '/api/support/newsletter';

test('a repeated address, in any letter case and many at once, answers the same and is stored once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      support.post(newsletter, { email: index % 2 ? 'Reader@example.in' : 'reader@example.in' }),
    ),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  expect(answers[0]?.json()).toEqual({ email: 'reader@example.in' });
  expect((await support.get(newsletter, 'Staff')).json()).toHaveLength(1);
});

test('an address is stored once in every spelling, also when an earlier release stored it', async () => {
  const spellings = ['x@müller.example', 'x@xn--mller-kva.example', 'X@MÜLLER.example'];
  for (const email of spellings) expect((await support.post(newsletter, { email })).statusCode).toBe(201);
  const stored = () => support.db('newsletter_subscriber').whereLike('email', '%@%ller%').pluck<string[]>('email');
  expect(await stored()).toEqual(['x@müller.example']);
  await support.db('newsletter_subscriber').update({ email_key: null });
  await newsletterKeysFilled.up(support.db);
  expect((await support.post(newsletter, { email: 'x@xn--mller-kva.example' })).statusCode).toBe(201);
  expect(await stored()).toEqual(['x@müller.example']);
});

test('a program gets the usual answer, and nothing is stored', async () => {
  expect((await support.post(newsletter, { email: 'robot@example.in', website: 'x' })).statusCode).toBe(201);
  expect((await support.get(`${newsletter}?q=robot`, 'Admin')).json()).toEqual([]);
});

test('an odd address is refused, and readers are staff only', async () => {
  expect((await support.post(newsletter, { email: 'nobody' })).statusCode).toBe(400);
  expect((await support.get(newsletter)).statusCode).toBe(401);
  expect((await support.get(newsletter, 'User')).statusCode).toBe(403);
});
