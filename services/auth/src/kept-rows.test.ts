import { limits } from '@vidyapath/http/limits';
import { type AuthFixture, createAuthFixture } from './testing/auth-fixture';
import { deleteOldRegistrations } from './modules/users/registrations.repository';
import { deleteOldMailRequests } from './modules/mail/mail-requests.repository';
import { createToken, deleteExpiredTokens } from './modules/mail/mailed-tokens.repository';

let auth: AuthFixture;
beforeAll(async () => {
  auth = await createAuthFixture();
});
afterAll(() => auth.close());

const ago = (seconds: number) => auth.db.raw<never>('now() - make_interval(secs => ?)', [seconds]);

test('requests for messages are deleted when they no longer count', async () => {
  const { windowSeconds } = limits.mail;
  const rows = [windowSeconds + 1, windowSeconds - 60].map((seconds) => ({
    account: String(seconds),
    client: 'x',
    requested_at: ago(seconds),
  }));
  await auth.db('mail_requests').insert(rows);
  await deleteOldMailRequests(auth.db);
  expect(await auth.db('mail_requests').pluck('account')).toEqual([String(windowSeconds - 60)]);
});

test('registrations are deleted when they no longer count', async () => {
  const { windowSeconds } = limits.registration;
  await auth
    .db('registrations')
    .insert(
      [windowSeconds + 1, windowSeconds - 60].map((seconds) => ({ client: String(seconds), made_at: ago(seconds) })),
    );
  await deleteOldRegistrations(auth.db);
  expect(await auth.db('registrations').pluck('client')).toEqual([String(windowSeconds - 60)]);
});

test('tokens of links are deleted when they have expired', async () => {
  const { email } = await auth.newUser();
  const [userId = 0] = await auth.db('users').where({ email }).pluck<number[]>('id');
  await createToken(auth.db, { kind: 'email-verification', userId });
  await createToken(auth.db, { kind: 'password-reset', userId });
  await auth
    .db('mailed_tokens')
    .where({ kind: 'email-verification' })
    .update({ expires_at: ago(1) });
  await deleteExpiredTokens(auth.db);
  expect(await auth.db('mailed_tokens').pluck('kind')).toEqual(['password-reset']);
});
