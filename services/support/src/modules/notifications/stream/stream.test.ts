import { setTimeout as pause } from 'node:timers/promises';
import { until } from '@vidyapath/kit-testing/until';
import { createNotified, paid } from '../../../testing/notified';
import { openUnreadStream } from '@vidyapath/kit-testing/unread-stream';
import { startTestSupport, type TestSupport } from '../../../testing/test-support';

let support: TestSupport;
let to: ReturnType<typeof createNotified>;
let base: string;
beforeAll(async () => {
  support = await startTestSupport();
  to = createNotified(support);
  base = await support.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => support.stop());
const open = (authorization: string) => openUnreadStream(base, authorization);

test('a stream sends the count at once and at each change; after a disconnect a new stream continues', async () => {
  const id = await to.person();
  const { authorization } = to.headersOf(id);
  const first = await open(authorization);
  expect(first.answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(first.answer.headers.get('x-accel-buffering')).toBe('no');
  await first.sees(0);
  await to.event('commerce.order-paid', paid(id));
  await first.sees(1);
  first.cut();
  await to.event('commerce.order-paid', paid(id));
  const second = await open(authorization);
  await second.sees(2);
  await support.app.inject({
    method: 'POST',
    url: '/api/support/notifications/read',
    headers: { authorization },
    payload: { all: true },
  });
  await second.sees(0);
  second.cut();
});

test('a stream ends when its session is revoked or expires; without the role it does not count notifications for staff', async () => {
  const id = await to.person('Staff');
  const jti = `stream-${id}`;
  const staff = await open(`Bearer ${support.tokens.signToken({ id, role: 'Staff', jti })}`);
  const soon = Math.floor(Date.now() / 1_000) + 2;
  const short = await open(`Bearer ${support.tokens.signToken({ id, exp: soon })}`);
  const attention = {
    attention_id: `a${id}`,
    kind: 'dispute',
    id: 'd',
    order_id: null,
    order_number: null,
    raised_at: '2026-11-24T10:00:00.000Z',
    version: 1,
  };
  await to.event('commerce.attention-raised', attention);
  await staff.sees(1);
  expect(short.counts().at(-1)).toBe(0);
  support.tokens.revoked.add(jti);
  await until(() => (staff.read.ended && short.read.ended ? true : undefined));
  const learner = await open(to.headersOf(id).authorization);
  await learner.sees(0);
  learner.cut();
});

test('a stream sends what another replica has stored, and ends with its replica', async () => {
  const replica = await startTestSupport(0, undefined, support);
  const address = await replica.app.listen({ host: '127.0.0.1', port: 0 });
  const id = await to.person();
  const { authorization } = to.headersOf(id);
  const here = await open(authorization);
  const there = await openUnreadStream(address, authorization);
  await to.event('commerce.order-paid', paid(id));
  await Promise.all([here.sees(1), there.sees(1)]);
  await replica.stop();
  await until(() => (there.read.ended ? true : undefined));
  await to.event('commerce.order-paid', paid(id));
  await here.sees(2);
  here.cut();
});

test('a person has a limited number of streams', async () => {
  const id = await to.person();
  const { authorization } = to.headersOf(id);
  const streams = await Promise.all(Array.from({ length: 20 }, () => open(authorization)));
  expect((await open(authorization)).answer.status).toBe(429);
  for (const { cut } of streams) cut();
  await until(async () => {
    const again = await open(authorization);
    again.cut();
    return again.answer.status === 200 ? true : pause(50).then(() => undefined);
  });
});
