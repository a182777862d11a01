import type { Grant } from '@vidyapath/http/commerce-access';
import { grantSortFields } from '@vidyapath/http/sort-fields';
import { nextId, now, storeCourse, storeGrant, storeOrder, storePerson } from '../../testing/offers-factories';
import { type Offers, startOffers } from '../../testing/offers-fixture';

let offers: Offers;
beforeAll(async () => {
  offers = await startOffers(now);
});
afterAll(() => offers.stop());

const url = '/api/commerce/grants';
const staff = { id: 2, role: 'Staff' } as const;
const give = (grant: object, headers = {}) => offers.send('POST', url, grant, staff, headers);
const takeBack = (id: string) => offers.send('DELETE', `${url}/${id}`, { reason: 'A mistake' }, staff);
const hasAccess = async (id: number, courseId: number): Promise<unknown> =>
  (await offers.get(`/api/commerce/access?course_id=${courseId}`, { id })).json().access;

test('staff gives a course and takes it back, and the audit has both', async () => {
  const { id, email } = await storePerson(offers.db);
  const { course_id, title, title_hi } = await storeCourse(offers.db, { title_hi: 'जैविक खेती' });
  const body = { email: email.toUpperCase(), scope: 'course', course_id, reason: 'Winner of the quiz' };
  const answer = await give(body, { 'idempotency-key': 'quiz' });
  const grant = answer.json<Grant>();
  expect([answer.statusCode, grant]).toMatchObject([
    201,
    {
      email,
      name: 'Asha',
      course_name: title,
      course_name_hi: title_hi,
      source: 'given',
      ends_at: null,
      reason: body.reason,
      revoked_at: null,
    },
  ]);
  expect((await give(body, { 'idempotency-key': 'quiz' })).json()).toEqual(grant);
  expect(await hasAccess(id, course_id)).toBe(true);
  expect((await takeBack(grant.grant_id)).statusCode).toBe(204);
  expect(await hasAccess(id, course_id)).toBe(false);
  expect((await takeBack(grant.grant_id)).statusCode).toBe(404);
  const kept = (await offers.get(String(answer.headers.location), staff)).json<Grant>();
  expect(kept).toMatchObject({ revoked_at: now.toISOString(), revoke_reason: 'A mistake' });
  const trail = offers.db('audit').where('resource_id', grant.grant_id).orderBy('id');
  expect(await trail.pluck('action')).toEqual(['grant.given', 'grant.revoked']);
});

test('of many who take a grant back one does', async () => {
  const { id } = await storePerson(offers.db);
  await storeGrant(offers.db, id, nextId());
  const grantId = (await offers.db('grants').where('user_id', id).pluck('grant_id'))[0] as string;
  const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await takeBack(grantId)).statusCode));
  expect(statuses.toSorted()).toEqual([204, ...Array<number>(9).fill(404)]);
});

test('a plan that waits begins when staff takes back the one before', async () => {
  const { id, email } = await storePerson(offers.db);
  const ends_at = '2027-06-01T00:00:00+05:30';
  const first = (await give({ email, scope: 'all', ends_at, reason: 'Partner' })).json<Grant>();
  const { item } = await storeOrder(offers.db, id, { kind: 'plan', plan_kind: 'all', months: 12 });
  const waiting = { source: 'plan', item_id: item.item_id, starts_at: first.ends_at, ends_at: '2028-05-31T18:30:00Z' };
  await storeGrant(offers.db, id, null, waiting);
  await takeBack(first.grant_id);
  const [live] = await offers.db('grants').where('user_id', id).whereNull('revoked_at');
  expect([live.starts_at, live.ends_at]).toEqual([now, new Date('2027-11-23T06:30:00Z')]);
});

test.each([
  ['an unknown account', { email: 'nobody@example.in' }, 'email'],
  ['a course of scope all', { scope: 'all' }, 'course_id'],
  ['no course of scope course', { course_id: undefined }, 'course_id'],
  ['an unknown course', { course_id: 999 }, 'course_id'],
  ['an end that is over', { ends_at: now.toISOString() }, 'ends_at'],
  ['an end that is no time', { ends_at: 'tomorrow' }, 'ends_at'],
  ['no reason', { reason: ' ' }, 'reason'],
])('%s is refused by its field', async (_what, fields, field) => {
  const { email } = await storePerson(offers.db);
  const { course_id } = await storeCourse(offers.db);
  const answer = await give({ email, scope: 'course', course_id, reason: 'A gift', ...fields });
  expect([answer.statusCode, answer.json().errors?.[0]?.field]).toEqual([400, field]);
});

test.each(grantSortFields)('the list sorts by %s and finds by name, person and course', async (field) => {
  const one = await storePerson(offers.db, `Zoya ${field}`);
  const other = await storePerson(offers.db, `Amit ${field}`);
  const { course_id } = await storeCourse(offers.db);
  await storeGrant(offers.db, one.id, course_id, { ends_at: new Date('2027-01-01') });
  await storeGrant(offers.db, one.id, null);
  await storeGrant(offers.db, other.id, course_id, { revoked_at: now });
  const list = async (query: string) => (await offers.get(`${url}?${query}`, staff)).json<Grant[]>();
  const ids = async (direction: string) =>
    (await list(`q=${field}&sort=${field}:${direction}`)).map(({ grant_id }) => grant_id);
  expect(await ids('desc')).toEqual((await ids('asc')).toReversed());
  expect(await list(`q=zoya ${field}`)).toHaveLength(2);
  expect(await list(`user_id=${one.id}&course_id=${course_id}`)).toHaveLength(1);
});

test('only staff sees and writes grants', async () => {
  for (const [person, status] of [
    [null, 401],
    [{ id: 1 }, 403],
  ] as const) {
    expect((await offers.get(url, person)).statusCode).toBe(status);
    expect((await offers.send('POST', url, {}, person)).statusCode).toBe(status);
    expect((await offers.send('DELETE', `${url}/${crypto.randomUUID()}`, {}, person)).statusCode).toBe(status);
  }
  expect((await takeBack('1')).statusCode).toBe(400);
});
