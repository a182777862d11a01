import { nextId, now } from '../../testing/offers-factories';
import { type Offers, startOffers } from '../../testing/offers-fixture';
import { personRowOf } from './people-feed';
import { createPeopleRepository } from './people.repository';

let offers: Offers;
beforeAll(async () => {
  offers = await startOffers(now);
});
afterAll(() => offers.stop());

const url = '/api/commerce/cart';

test('of an erased account neither name nor cart is kept, and an older event brings nothing back', async () => {
  const [people, erased, other] = [createPeopleRepository(), { id: nextId() }, { id: nextId() }];
  const items = [{ kind: 'course', course_id: 1 }];
  for (const person of [erased, other]) await offers.send('PUT', url, { items }, person);
  const user = {
    name: 'Asha',
    email: 'asha@learner.example',
    email_verified: true,
    role: 'User',
    disabled: false,
    language: 'hi',
  } as const;
  const { db } = offers;
  await people.keep(db, personRowOf({ user_id: erased.id, version: 2, user: null }));
  await people.keep(db, personRowOf({ user_id: erased.id, version: 1, user }));
  expect(await people.find(db, erased.id)).toMatchObject({ deleted: true, name: '', email: '' });
  expect((await offers.get(url, erased)).json()).toEqual({ items: [] });
  expect((await offers.get(url, other)).json()).toEqual({ items });
});
