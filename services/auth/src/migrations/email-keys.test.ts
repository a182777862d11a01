import { type AuthFixture, createAuthFixture, rightPassword, signUpBody } from '../testing/auth-fixture';
import { emailKeys } from './20261127-51-email-keys';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await createAuthFixture();
});
afterAll(() => auth.close());

const register = (email: string) =>
  auth.app.inject({ method: 'POST', url: '/auth/register', payload: signUpBody({ email }) });
const idOf = async (answer: ReturnType<typeof register>) => (await answer).json<{ id: number }>().id;
const loginId = async (email: string) => {
  const answer = await auth.login(email, rightPassword);
  if (answer.statusCode !== 200) return answer.statusCode;
  const { access_token: token } = answer.json<{ access_token: string }>();
  return (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { id: number }).id;
};

test.each(['x@müller.example', 'ajay@डाटामेल.भारत'])('%s is one account in every spelling', async (email) => {
  const [local = '', domain = ''] = email.split('@');
  const ascii = `${local}@${new URL(`http://${domain}`).hostname}`;
  const id = await idOf(register(email));
  for (const other of [ascii, email.toUpperCase(), email.normalize('NFD')]) {
    expect((await register(other)).statusCode).toBe(409);
    expect(await loginId(other)).toBe(id);
  }
});

test('addresses of earlier releases get the new form; of two accounts with one address each keeps its login', async () => {
  const asEarlier = async (email: string) => {
    const id = await idOf(register(email));
    await auth.db('users').where({ id }).update({ email_key: email });
    return id;
  };
  const alone = await asEarlier('x@straße.example');
  const unicode = await asEarlier('y@bücher.example');
  // An account of an earlier release in the other spelling.
  await auth.db('users').where({ id: unicode }).update({ email_key: 'aside' });
  const ascii = await idOf(register('y@xn--bcher-kva.example'));
  await auth.db('users').where({ id: unicode }).update({ email_key: 'y@bücher.example' });

  for (let time = 0; time < 2; time += 1) await emailKeys.up(auth.db);
  const keyOf = async (id: number) => (await auth.db('users').where({ id }).pluck<string[]>('email_key'))[0];
  expect(await Promise.all([alone, unicode, ascii].map(keyOf))).toEqual([
    'x@xn--strae-oqa.example',
    'y@bücher.example',
    'y@xn--bcher-kva.example',
  ]);
  expect([await loginId('x@straße.example'), await loginId('x@xn--strae-oqa.example')]).toEqual([alone, alone]);
  expect([await loginId('Y@bücher.example'), await loginId('y@xn--bcher-kva.example')]).toEqual([unicode, ascii]);
  const entries = await auth.db('audit').where({ action: 'user.address-shared' });
  expect(entries[0]).toMatchObject({ resource_id: String(unicode) });
});
