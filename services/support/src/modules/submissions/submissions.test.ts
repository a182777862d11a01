import { startTestSupport, type TestSupport } from '../../testing/test-support';

let support: TestSupport;
beforeAll(async () => {
  support = await startTestSupport(3);
});
afterAll(() => support.stop());

test('an address that sends too much is told when to come back, and nothing more is stored', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 5; index += 1) {
    statuses.push((await support.post('/api/support/newsletter', { email: `reader${index}@example.in` })).statusCode);
  }
  expect(statuses).toEqual([201, 201, 201, 429, 429]);
  const refused = await support.post('/api/support/newsletter', { email: 'late@example.in' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await support.get('/api/support/newsletter', 'Staff')).json()).toHaveLength(3);
});
