import { randomUUID } from 'node:crypto';
import { startTestSupport, type TestSupport } from '../../testing/test-support';

const newsletter = '/api/support/newsletter';

let support: TestSupport;
beforeEach(async () => {
  support = await startTestSupport(3);
});
afterEach(() => support.stop());

const from = (remoteAddress: string, email = `${randomUUID()}@example.in`) =>
  support.app.inject({ method: 'POST', url: newsletter, remoteAddress, payload: { email } });
const statusesFrom = async (addresses: string[]) => {
  const statuses: number[] = [];
  for (const address of addresses) statuses.push((await from(address)).statusCode);
  return statuses;
};
const accepted = (statuses: number[]) => statuses.filter((status) => status === 201).length;
const times = (count: number, address: string) => Array<string>(count).fill(address);

test('an address that sends too much gets 429 with Retry-After, and nothing more is stored', async () => {
  expect(await statusesFrom(times(5, '192.0.2.1'))).toEqual([201, 201, 201, 429, 429]);
  const refused = await from('192.0.2.1');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await support.get(newsletter, 'Staff')).json()).toHaveLength(3);
});

test.each([
  [newsletter, { email: 'asha@example.in' }],
  ['/api/support/contact', { full_name: 'Asha', email: 'asha@example.in', mobile: '9876543210', message: 'Hello' }],
])('%s answers a repeated key also over the limit, and does not count it', async (url, payload) => {
  const send = (key: string) => support.post(url, payload, { 'idempotency-key': key });
  const first = await send('first');
  const repeated = [await send('first'), await send('first'), await send('first')];
  for (const answer of repeated) expect([answer.statusCode, answer.body]).toEqual([201, first.body]);
  const further = [await send('second'), await send('third'), await send('fourth')];
  expect(further.map(({ statusCode }) => statusCode)).toEqual([201, 201, 429]);
  expect((await send('first')).statusCode).toBe(201);
});

test('submissions at the same time do not exceed the limit', async () => {
  const answers = await Promise.all(times(30, '192.0.2.1').map((address) => from(address)));
  expect(accepted(answers.map(({ statusCode }) => statusCode))).toBe(3);
});

test.each([
  ['IPv4', (host: number) => `192.0.2.${host}`, '198.51.100.1'],
  ['IPv6', (host: number) => `2001:db8:1:${host}::1`, '2001:db8:2::1'],
])(
  'a network of %s addresses gets no more than two addresses would, and others are accepted',
  async (_kind, host, elsewhere) => {
    const statuses = await statusesFrom(Array.from({ length: 20 }, (_, index) => host(index + 1)));
    expect(accepted(statuses)).toBe(6);
    expect((await from(elsewhere)).statusCode).toBe(201);
  },
);

test('all addresses together have a limit, and a refused submission writes nothing', async () => {
  const statuses = await statusesFrom(Array.from({ length: 200 }, (_, index) => `10.0.${index}.1`));
  expect(accepted(statuses)).toBe(90);
  await statusesFrom(times(20, '192.0.2.1'));
  expect(await support.db('submission_count').where('sender', 'like', '192.%')).toEqual([]);
});

test('a refused submission does not count against other addresses', async () => {
  await statusesFrom(times(200, '192.0.2.1'));
  const statuses = await statusesFrom(Array.from({ length: 100 }, (_, index) => `10.0.${index}.1`));
  expect(accepted(statuses)).toBe(87);
});

test.each(['/api/support/contact', newsletter, '/api/client-errors'])(
  '%s reads no more than a message needs',
  async (url) => {
    const answer = await support.app.inject({ method: 'POST', url, payload: { message: 'x'.repeat(70_000) } });
    expect(answer.statusCode).toBe(413);
  },
);
