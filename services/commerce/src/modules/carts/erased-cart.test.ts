import { personRowOf } from '@vidyapath/service-kit/domain/people/people-feed';
import { storePeople } from '@vidyapath/service-kit/domain/people/people.repository';
import { nextId, now } from '../../testing/offers-factories';
import { type Offers, startOffers } from '../../testing/offers-fixture';

let offers: Offers;
beforeAll(async () => {
  offers = await startOffers(now);
});
afterAll(() => offers.stop());

const url = '/api/commerce/cart';

test('the cart of an erased account is deleted, and no other', async () => {
  const erased = { id: nextId() };
  const other = { id: nextId() };
  const items = [{ kind: 'course', course_id: 1 }];
  for (const person of [erased, other]) await offers.send('PUT', url, { items }, person);
  const gone = personRowOf({ user_id: erased.id, version: 2, user: null });
  await offers.db.transaction((trx) => storePeople(trx, [gone], offers.ctx.hooks));
  expect((await offers.get(url, erased)).json()).toEqual({ items: [] });
  expect((await offers.get(url, other)).json()).toEqual({ items });
});
