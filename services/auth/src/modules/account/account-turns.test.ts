import { type AuthFixture, bearer, createAuthFixture } from '../../testing/auth-fixture';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await createAuthFixture();
});
afterAll(() => auth.close());

test('120 changes of one profile at once leave connections for other people', async () => {
  const { email } = await auth.newUser();
  const other = await auth.newUser();
  const own = bearer(await auth.tokenOf(email));
  const others = bearer(await auth.tokenOf(other.email));
  const change = (headers: object, name: string) =>
    auth.app.inject({
      method: 'PUT',
      url: '/auth/me',
      headers: { ...headers },
      payload: { name, phone: '9876543210' },
    });
  const changes = await auth.db.transaction(async (trx) => {
    // The first change waits for this lock, and all others for the first.
    await trx('users').where({ email }).forUpdate();
    const sent = Array.from({ length: 120 }, (_, index) => change(own, `Name ${index}`));
    const answers = [await change(others, 'Other'), await auth.app.inject({ url: '/auth/me', headers: { ...others } })];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    return sent;
  });
  const statuses = (await Promise.all(changes)).map(({ statusCode }) => statusCode);
  expect([...new Set(statuses)].sort()).toEqual([200, 429]);
  expect(statuses.filter((status) => status === 200)).toHaveLength(101);
}, 30_000);
