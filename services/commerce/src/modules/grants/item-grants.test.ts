import { createEvents } from '@vidyapath/service-kit/events/events';
import { nextId, now, storeOrder } from '../../testing/offers-factories';
import { openOffersDatabase } from '../../testing/offers-fixture';
import { findOwned, type GrantedItem, giveItems, revokeItems } from './item-grants';

let database: Awaited<ReturnType<typeof openOffersDatabase>>;
const events = createEvents();
beforeAll(async () => {
  database = await openOffersDatabase();
});
afterAll(() => database.drop());

const plan = (months: number | null): Partial<GrantedItem> => ({ kind: 'plan', plan_kind: 'all', months });
const bundle = (...course_ids: number[]): Partial<GrantedItem> => ({ kind: 'plan', plan_kind: 'bundle', course_ids });

const ordered = async (userId: number, item: Partial<GrantedItem>) =>
  (await storeOrder(database.db, userId, item)).item;
const give = (userId: number, items: GrantedItem[], at = now) =>
  database.db.transaction((trx) => giveItems(events, trx, userId, items, at));
const buy = async (userId: number, item: Partial<GrantedItem>, at = now) => {
  const bought = await ordered(userId, item);
  await give(userId, [bought], at);
  return bought;
};
const revoke = (item: GrantedItem, at = now) =>
  database.db.transaction((trx) => revokeItems(events, trx, [item.item_id], 'refunded', at));
const owns = async (userId: number, item: Partial<GrantedItem>) => {
  const wanted = await ordered(userId, item);
  const owned = await database.db.transaction((trx) => findOwned(trx, userId, [wanted]));
  return owned.has(wanted.item_id);
};
const termsOf = async (userId: number) => {
  const rows = await database
    .db('grants')
    .where('user_id', userId)
    .whereNull('revoked_at')
    .orderBy('starts_at')
    .select<{ starts_at: Date; ends_at: Date | null }[]>('starts_at', 'ends_at');
  return rows.map(({ starts_at, ends_at }) => [dayOf(starts_at), ends_at && dayOf(ends_at)]);
};
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

test('a course, a bundle and a plan of all courses are owned once they are held without end', async () => {
  const person = nextId();
  const other = nextId();
  const one = nextId();
  const two = nextId();
  const three = nextId();
  await buy(person, { course_id: one });
  await buy(person, bundle(one, two));
  expect(await owns(person, { course_id: one })).toBe(true);
  expect(await owns(person, { course_id: three })).toBe(false);
  expect(await owns(person, bundle(two, one))).toBe(true);
  expect(await owns(person, bundle(one, two, three))).toBe(false);
  expect(await owns(person, plan(null))).toBe(false);
  expect(await owns(other, { course_id: one })).toBe(false);
  await buy(person, plan(null));
  for (const item of [{ course_id: three }, bundle(three), plan(24), plan(null)])
    expect(await owns(person, item)).toBe(true);
});

test('a plan that ends makes nothing owned', async () => {
  const person = nextId();
  await buy(person, plan(24));
  for (const item of [{ course_id: nextId() }, plan(24), plan(null)]) expect(await owns(person, item)).toBe(false);
});

test('what was given once is not given again', async () => {
  const person = nextId();
  const course = await ordered(person, { course_id: nextId() });
  const all = await ordered(person, plan(24));
  await give(person, [course, all]);
  await give(person, [course, all]);
  expect(await termsOf(person)).toHaveLength(2);
});

test('a refund takes what its item gave, and nothing that another gives', async () => {
  const person = nextId();
  const course_id = nextId();
  const single = await buy(person, { course_id });
  const both = await buy(person, bundle(course_id, nextId()));
  await revoke(both);
  expect(await owns(person, { course_id })).toBe(true);
  await revoke(single);
  expect(await owns(person, { course_id })).toBe(false);
  await give(person, [single]);
  expect(await owns(person, { course_id })).toBe(true);
});

test('what staff has taken back is not given again by its item', async () => {
  const person = nextId();
  const item = await buy(person, { course_id: nextId() });
  await database.db('grants').where('item_id', item.item_id).update({ revoked_at: now, revoked_by: 1 });
  await give(person, [item]);
  expect(await termsOf(person)).toEqual([]);
});

test('a plan of all courses bought again begins when the one before ends', async () => {
  const person = nextId();
  for (const months of [24, 12, null]) await buy(person, plan(months));
  expect(await termsOf(person)).toEqual([
    ['2026-11-23', '2028-11-23'],
    ['2028-11-23', '2029-11-23'],
    ['2029-11-23', null],
  ]);
});

test('those that wait move forward when one before them ends early', async () => {
  const person = nextId();
  const first = await buy(person, plan(24));
  const second = await buy(person, plan(12));
  await buy(person, plan(6));
  await revoke(second);
  expect(await termsOf(person)).toEqual([
    ['2026-11-23', '2028-11-23'],
    ['2028-11-23', '2029-05-23'],
  ]);
  await revoke(first, new Date('2026-12-01T06:30:00Z'));
  expect(await termsOf(person)).toEqual([['2026-12-01', '2027-06-01']]);
});

test('after a plan is over the next one begins at once', async () => {
  const person = nextId();
  await buy(person, plan(1));
  await buy(person, plan(1), new Date('2027-03-01T06:30:00Z'));
  expect(await termsOf(person)).toEqual([
    ['2026-11-23', '2026-12-23'],
    ['2027-03-01', '2027-04-01'],
  ]);
});

test('20 plans bought at once follow each other without a gap', async () => {
  const person = nextId();
  const items = await Promise.all(Array.from({ length: 20 }, () => ordered(person, plan(1))));
  await Promise.all(items.map((item) => give(person, [item])));
  const terms = await termsOf(person);
  expect(terms).toHaveLength(20);
  expect(terms.slice(1).map(([start]) => start)).toEqual(terms.slice(0, -1).map(([, end]) => end));
});
