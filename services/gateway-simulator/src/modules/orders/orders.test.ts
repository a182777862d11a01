import { startTestSimulator, type TestSimulator } from '../../testing/test-simulator';

let gateway: TestSimulator;
beforeAll(async () => {
  gateway = await startTestSimulator();
});
afterAll(() => gateway.stop());

const order = { amount: 150_000, currency: 'INR', receipt: 'o-2026-000123', notes: { order: 'o1' } };
const create = (over: object) => gateway.post('/v1/orders', { ...order, ...over });

test('an order has the gateway’s fields', async () => {
  const made = (await create({})).json<{ id: string; created_at: number }>();
  expect(made).toEqual({
    id: expect.stringMatching(/^order_[A-Za-z0-9]{14}$/) as string,
    entity: 'order',
    amount: 150_000,
    amount_paid: 0,
    amount_due: 150_000,
    currency: 'INR',
    receipt: 'o-2026-000123',
    offer_id: null,
    status: 'created',
    attempts: 0,
    notes: { order: 'o1' },
    created_at: made.created_at,
  });
  expect(Number.isInteger(made.created_at)).toBe(true);
  expect((await gateway.get(`/v1/orders/${made.id}`)).json()).toEqual(made);
});

test('no notes are a list, and a receipt may be missing', async () => {
  const made = await gateway.post('/v1/orders', { amount: 100, currency: 'INR' });
  expect(made.json()).toMatchObject({ notes: [], receipt: null });
});

test('orders are found by receipt, a repeated one twice', async () => {
  await create({ receipt: 'twice' });
  await create({ receipt: 'twice' });
  const found = (await gateway.get('/v1/orders?receipt=twice')).json<{ entity: string; count: number }>();
  expect(found).toMatchObject({ entity: 'collection', count: 2 });
  expect((await gateway.get('/v1/orders?receipt=twice&count=1&skip=1')).json()).toMatchObject({ count: 1 });
});

test('only notes can be changed', async () => {
  const id = await gateway.order(500);
  const change = (body: object) => gateway.call('PATCH', `/v1/orders/${id}`, body);
  expect((await change({ notes: { a: 'b' } })).json()).toMatchObject({ amount: 500, notes: { a: 'b' } });
  expect((await change({ notes: {}, amount: 600 })).json()).toMatchObject({ error: { field: 'amount' } });
});

test.each([
  ['amount', 99],
  ['amount', 100.5],
  ['amount', '150000'],
  ['amount', 100_000_001],
  ['amount', null],
  ['currency', 'USD'],
  ['currency', undefined],
  ['receipt', 'r'.repeat(41)],
  ['notes', { note: 'x'.repeat(257) }],
  ['notes', Object.fromEntries(Array.from({ length: 16 }, (_, at) => [`n${at}`, 'x']))],
  ['notes', ['x']],
  ['unknown', 1],
])('%s %p is refused and named', async (field, value) => {
  const answer = await create({ [field]: value });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    error: { code: 'BAD_REQUEST_ERROR', reason: 'input_validation_failed', metadata: {}, field },
  });
});

test.each(['order_x', 'order_00000000000000', '..', `${'x'.repeat(190)}`])('%s is unknown', async (id) => {
  const answer = await gateway.get(`/v1/orders/${encodeURIComponent(id)}`);
  expect([400, 404]).toContain(answer.statusCode);
});

test.each(['count=101', 'count=0', 'skip=-1', 'from=x', 'other=1', 'count=1&count=2', 'receipt=%00'])(
  'a list with %s is refused',
  async (query) => {
    expect((await gateway.get(`/v1/orders?${query}`)).statusCode).toBe(400);
  },
);

test.each([undefined, 'Basic', 'Basic cnpwOng=', 'Bearer x', `Basic ${'A'.repeat(10_000)}`])(
  'without the key pair (%.20s) every call is refused',
  async (authorization) => {
    for (const url of ['/v1/orders', '/v1/refunds', '/control']) {
      const headers = authorization === undefined ? {} : { authorization };
      const answer = await gateway.app.inject({ url: `/gateway-simulator${url}`, headers });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toMatchObject({ error: { description: 'Authentication failed' } });
    }
  },
);

test.each([
  ['no JSON', 400, '{'],
  ['too large', 413, JSON.stringify({ receipt: 'x'.repeat(70_000) })],
  ['nested too deeply', 400, `{"notes":${'['.repeat(10_000)}${']'.repeat(10_000)}}`],
])('a body that is %s is refused in the gateway’s shape', async (_what, status, payload) => {
  const { keyId, keySecret } = gateway.keys;
  const headers = {
    authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
    'content-type': 'application/json',
  };
  const answer = await gateway.app.inject({ method: 'POST', url: '/gateway-simulator/v1/orders', headers, payload });
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ error: { code: 'BAD_REQUEST_ERROR' } });
});
