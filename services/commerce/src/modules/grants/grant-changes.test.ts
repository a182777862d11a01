import type { GrantChange } from '@vidyapath/http/commerce-events';
import { nextId, now, storeCourse, storeGrant } from '../../testing/offers-factories';
import { type Offers, startOffers } from '../../testing/offers-fixture';

let offers: Offers;
beforeAll(async () => {
  offers = await startOffers(now);
});
afterAll(() => offers.stop());

const read = async (after: string) => {
  const headers = offers.tokens.asService('grants:read');
  const answer = await offers.get(`/internal/grants?after=${after}`, null, headers);
  return answer.json<{ items: GrantChange[]; next: string; more: boolean }>();
};

test('the feed has grants as they are, and after a cursor what has changed since', async () => {
  const { course_id } = await storeCourse(offers.db);
  const first = nextId();
  const second = nextId();
  await storeGrant(offers.db, first, course_id);
  await storeGrant(offers.db, second, null);
  const { items, next, more } = await read('');
  expect(more).toBe(false);
  expect(items).toMatchObject([
    { user_id: first, scope: 'course', course_id, version: 1, revoked_at: null, revoked_for: null },
    { user_id: second, scope: 'all', course_id: null, version: 1 },
  ]);
  const revoked = { revoked_at: now, revoked_by: 1, revoke_reason: 'by mistake' };
  await offers.db('grants').where('user_id', first).update(revoked);
  const changed = (await read(next)).items.filter(({ user_id }) => user_id === first);
  expect(changed).toMatchObject([
    { version: 2, revoked_at: now.toISOString(), revoked_for: 'staff', revoked_in_window: false },
  ]);
});

test('a cursor that was not given out is refused', async () => {
  const answer = await offers.get('/internal/grants?after=x', null, offers.tokens.asService('grants:read'));
  expect(answer.statusCode).toBe(400);
});
