import { randomUUID } from 'node:crypto';
import type { Provider } from '@vidyapath/kit-testing/contracts/describe-contracts';
import { bearer, createAuthFixture, rightPassword, signUpBody } from './auth-fixture';
import { createMailServer, tokenIn } from '@vidyapath/kit-testing/mail-server';

/** The states that contracts of slices name. */
export async function startProvider(): Promise<Provider> {
  const mails = await createMailServer();
  const auth = await createAuthFixture({ SMTP_URL: mails.url, PUBLIC_URL: 'https://learn.example' });
  const newPassword = 'Another-Horse-43';
  const post = (url: string, payload: object) => auth.app.inject({ method: 'POST', url, payload });
  const account = async () => ({ ...(await auth.newUser()), password: rightPassword, newPassword });
  const idOf = async (email: string) => (await auth.db('users').where({ email }).pluck<number[]>('id'))[0] ?? 0;
  const admin = async () => {
    const { email } = await auth.newUser('Admin');
    return { email, person: await idOf(email) };
  };
  /** The caller signs in with `email`. */
  const personAndAdmin = async () => {
    const { email: word } = await auth.newUser();
    const { email } = await admin();
    await auth.login(word);
    await auth.login(word, 'Wrong-Horse-42');
    return { email, word, person: await idOf(word) };
  };
  const newcomer = () => ({ email: `${randomUUID()}@vidyapath.example`, password: rightPassword, newPassword });
  const states = {
    'an account': account,
    'a disabled account': async () => {
      const made = await account();
      await auth.db('users').where({ email: made.email }).update({ disabled_at: new Date() });
      return made;
    },
    'a person, and an Admin who asks': personAndAdmin,
    'nobody with this number, and an Admin who asks': async () => ({ ...(await admin()), person: 2_000_000_000 }),
    'the last Admin': async () => {
      const last = await admin();
      await auth.db('users').where({ role: 'Admin' }).whereNot({ id: last.person }).update({ disabled_at: new Date() });
      return last;
    },
    'a member of staff': async () => auth.newUser('Staff'),
    'nobody with this address': async () => newcomer(),
    'a mailed link to another password': async () => {
      const made = await account();
      await post('/auth/password-reset/request', { email: made.email });
      return { ...made, token: tokenIn(await mails.messageTo(made.email)) };
    },
    'a mailed link to confirm the address': async () => {
      const made = newcomer();
      const { email, password } = made;
      await post('/auth/register', signUpBody({ email, password }));
      return { ...made, token: tokenIn(await mails.messageTo(email)) };
    },
  };
  return {
    app: auth.app,
    states,
    headers: async (_role, { email }) => bearer(await auth.tokenOf(String(email))),
    close: async () => {
      await auth.close();
      await mails.close();
    },
  };
}
