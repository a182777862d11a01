import { randomUUID } from 'node:crypto';
import type { UserChange } from '@vidyapath/http/user-events';
import type { FeedPage } from '@vidyapath/service-kit/events/feed';
import { bearer, createAuthFixture, type AuthFixture, serviceTokenOf } from '../../testing/auth-fixture';
import { pageRows } from './user-changes.service';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await createAuthFixture();
});
afterAll(() => auth.close());

const ask = async (query: string, service = 'commerce') =>
  auth.app.inject({ url: `/internal/users?${query}`, headers: bearer(await serviceTokenOf(auth.app, service)) });
const read = async (query: string) => (await ask(query)).json<FeedPage<UserChange>>();
const idOf = async (email: string) => (await auth.db('users').where({ email }).first<{ id: number }>('id')).id;

test('the feed has the current state of each account, and only the id of deleted ones', async () => {
  const { email } = await auth.newUser('Staff');
  const { email: gone } = await auth.newUser();
  const id = await idOf(email);
  const goneId = await idOf(gone);
  await auth.db('users').where({ id: goneId }).delete();
  const { items, next, more } = await read('');
  expect(more).toBe(false);
  const user = { name: 'Somebody', email, email_verified: true, role: 'Staff', disabled: false, language: 'en' };
  expect(items).toContainEqual({ user_id: id, version: 1, user });
  expect(items).toContainEqual({ user_id: goneId, version: 2, user: null });

  await auth.db('users').where({ id }).update({ locale: 'hi' });
  expect((await read(`after=${next}`)).items.at(-1)).toEqual({
    user_id: id,
    version: 2,
    user: { ...user, language: 'hi' },
  });
});

test('changes of fields outside the feed do not change the version', async () => {
  const id = await idOf((await auth.newUser()).email);
  await auth.db('users').where({ id }).update({ last_client: '203.0.113.9', password_hash: 'x', phone: '9876500009' });
  expect((await read(`ids=${id}`)).items).toEqual([expect.objectContaining({ user_id: id, version: 1 })]);
});

test('finds an account by its address in any letter case, and accounts by ids', async () => {
  const { email } = await auth.newUser();
  const id = await idOf(email);
  const found = [expect.objectContaining({ user_id: id })];
  expect((await read(`email=${encodeURIComponent(email.toUpperCase())}`)).items).toEqual(found);
  expect((await read(`email=${randomUUID()}@vidyapath.example`)).items).toEqual([]);
  expect((await read(`ids=${id},${id + 1},9999999999`)).items).toEqual(found);
});

test('a page is bounded, and the next one continues after it', async () => {
  await auth.db.raw(
    'insert into user_changes (user_id, version, deleted) select n, 1, true from generate_series(10001, 10300) n',
  );
  const first = await read('');
  expect([first.items.length, first.more]).toEqual([pageRows, true]);
  expect((await read(`after=${first.next}`)).items.map(({ user_id }) => user_id)).toContain(10_300);
});

test.each(['ids=', 'ids=0', 'ids=1,', `ids=${'1,'.repeat(100)}1`, 'after=x', 'email=x', 'other=1'])(
  '%s is 400',
  async (query) => {
    expect((await ask(query)).statusCode).toBe(400);
  },
);

test('rejects persons, visitors and services without the scope', async () => {
  const admin = bearer(await auth.tokenOf((await auth.newUser('Admin')).email));
  const statuses = [{}, admin].map(
    async (headers) => (await auth.app.inject({ url: '/internal/users', headers: { ...headers } })).statusCode,
  );
  expect([...(await Promise.all(statuses)), (await ask('', 'catalogue')).statusCode]).toEqual([401, 401, 403]);
});
