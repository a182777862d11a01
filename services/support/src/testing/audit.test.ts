import type { AuditEntry } from '@vidyapath/http/audit';
import { startTestSupport, type TestSupport } from './test-support';

let support: TestSupport;
beforeAll(async () => {
  support = await startTestSupport();
});
afterAll(() => support.stop());

const message = { full_name: 'Asha Rao', email: 'asha@example.in', mobile: '9876543210', message: 'A question' };
const trail = async () => (await support.get('/api/support/audit?sort=id:asc', 'Admin')).json<AuditEntry[]>();

test('every stored message and address has an audit entry with the signed-in user and without its content', async () => {
  const sent = await support.post('/api/support/contact', message, { 'x-request-id': 'the-request' });
  await support.post('/api/support/newsletter', { email: message.email }, support.tokens.as('User'));
  const entries = await trail();
  expect(
    entries.map(({ action, resource_type, actor_id, actor_role }) => [action, resource_type, actor_id, actor_role]),
  ).toEqual([
    ['message.created', 'message', null, null],
    ['subscriber.created', 'subscriber', 1, 'User'],
  ]);
  expect(entries[0]).toMatchObject({
    resource_id: sent.json<{ id: string }>().id,
    client: '127.0.0.1',
    request_id: 'the-request',
    changes: [],
  });
  expect(JSON.stringify(entries)).not.toMatch(/asha|9876543210|question/i);
});

test('requests that store nothing have no audit entry: a program, a refusal, a repetition', async () => {
  const headers = { 'idempotency-key': 'once' };
  await support.post('/api/support/contact', { ...message, full_name: 'Once' }, headers);
  const before = await trail();
  await support.post('/api/support/contact', { ...message, full_name: 'Once' }, headers);
  await support.post('/api/support/contact', { ...message, website: 'https://spam.example' });
  await support.post('/api/support/contact', { ...message, mobile: '1' });
  await support.post('/api/support/newsletter', { email: message.email.toUpperCase() });
  expect(await trail()).toEqual(before);
});
