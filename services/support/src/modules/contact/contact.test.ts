import type { Problem } from '@vidyapath/http/problem';
import { startTestSupport, type TestSupport } from '../../testing/test-support';

let support: TestSupport;
beforeAll(async () => {
  support = await startTestSupport();
});
afterAll(() => support.stop());

const contact = '/api/support/contact';
const message = {
  full_name: 'अनन्या Rao',
  email: 'ananya@example.in',
  mobile: '9876543210',
  message: 'क्या हिन्दी में कोर्स है? 🙏',
};

test('a message is stored as it was typed, and staff reads the newest first', async () => {
  const first = await support.post(contact, message);
  await support.post(contact, { ...message, full_name: 'Second' });
  expect(first.statusCode).toBe(201);
  expect(first.json()).toMatchObject(message);

  const list = await support.get(`${contact}/?limit=2`, 'Staff');
  expect(list.json<{ full_name: string }[]>().map((row) => row.full_name)).toEqual(['Second', 'अनन्या Rao']);
  expect(list.headers['x-total-count']).toBe('2');
});

test('a message that is sent twice with one key is stored once', async () => {
  const headers = { 'idempotency-key': 'c0ffee00' };
  const sent = { ...message, full_name: 'Twice' };
  const answers = await Promise.all([support.post(contact, sent, headers), support.post(contact, sent, headers)]);
  expect(answers[0]?.json()).toMatchObject(sent);
  expect(answers[1]?.body).toBe(answers[0]?.body);
  expect((await support.get(`${contact}?q=Twice`, 'Staff')).json()).toHaveLength(1);
  expect((await support.post(contact, message, headers)).statusCode).toBe(422);
});

test('a search finds a literal part of any field', async () => {
  await support.post(contact, { ...message, message: 'Is there a 50% discount?' });
  expect((await support.get(`${contact}?q=50%25`, 'Admin')).json()).toHaveLength(1);
  expect((await support.get(`${contact}?q=5_%25`, 'Admin')).json()).toHaveLength(0);
});

test.each([
  ['full_name', ''],
  ['full_name', '   '],
  ['full_name', 'Asha\u202E\nRao'],
  ['email', 'a@exa\u200Bmple.in'],
  ['email', 'a@x'],
  ['mobile', '12345'],
  ['mobile', '98765432101'],
  ['message', ' \n '],
  ['message', 'x'.repeat(2_001)],
  ['message', undefined],
])('%s %p is refused and named', async (field, value) => {
  const answer = await support.post(contact, { ...message, [field]: value });
  expect(answer.statusCode).toBe(400);
  expect(answer.json<Problem>().errors?.map(({ field }) => field)).toEqual([field]);
});

test('a filled hidden field gets the usual answer, and nothing is stored', async () => {
  const answer = await support.post(contact, { ...message, full_name: 'Robot', website: 'https://spam.example' });
  expect(answer.statusCode).toBe(201);
  expect(Object.keys(answer.json()).sort()).toEqual(['created_at', 'email', 'full_name', 'id', 'message', 'mobile']);
  expect((await support.get(`${contact}?q=Robot`, 'Staff')).json()).toEqual([]);
});

test.each([
  [undefined, 401],
  ['User', 403],
  ['Staff', 200],
  ['Admin', 200],
] as const)('%s reading messages gets %i', async (role, status) => {
  expect((await support.get(contact, role)).statusCode).toBe(status);
});

test('without a limit all messages are read to the last, the newest first', async () => {
  const many = `insert into contact_message (full_name, email, mobile, message, created_at)
    select 'Person ' || n, 'p@example.in', '9876543210', 'Hello', now() - (n / 3) * interval '1 minute' from generate_series(1, 1700) n`;
  await support.db.raw(many);
  const all = await support.get(contact, 'Staff');
  const pages = await Promise.all(
    [0, 1_000].map((offset) => support.get(`${contact}?limit=1000&offset=${offset}`, 'Staff')),
  );
  expect(all.json<object[]>().length).toBeGreaterThan(1_700);
  expect(all.json()).toEqual(pages.flatMap((page) => page.json<object[]>()));
  expect(all.headers['x-total-count']).toBe(String(all.json<object[]>().length));
});
