import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Role } from '@vidyapath/http/roles';
import { everybody } from '@vidyapath/kit-testing/access-matrix';
import type { MatrixRow, Statuses } from '@vidyapath/kit-testing/matrix-row';
import { createTestTokens } from '@vidyapath/kit-testing/tokens';
import { bearer, createAuthFixture, rightPassword, signUpBody } from './auth-fixture';

const known = { email: '', id: 0 };

export async function startWithRecords() {
  const { app, folder, newUser, tokenOf, close } = await createAuthFixture();
  const keys = join(folder, 'keys');
  const [file = ''] = readdirSync(keys).filter((name) => name.endsWith('.pem'));
  const sessions = new Map<Role, { authorization: string }>();
  // One for many calls, and another after a call that has ended it.
  const session = async (role: Role) => {
    const last = sessions.get(role);
    if (last && (await app.inject({ url: '/auth/me', headers: last })).statusCode === 200) return last;
    const fresh = bearer(await tokenOf((await newUser(role)).email));
    sessions.set(role, fresh);
    return fresh;
  };
  known.email = (await newUser()).email;
  const account = await app.inject({ url: '/auth/me', headers: bearer(await tokenOf(known.email)) });
  known.id = account.json<{ id: number }>().id;
  return {
    app,
    headersOf: session,
    signer: createTestTokens('Vidyapath', readFileSync(join(keys, file), 'utf8')),
    close,
  };
}

const signedIn = (status: number): Statuses => [401, status, status, status];
/** For services, by a token or a secret that no person has. */
const noPerson: Statuses = [401, 401, 401, 401];
const adminOnly: Statuses = [401, 403, 403, 200];
const staff: Statuses = [401, 403, 200, 200];
const november = '?from=2026-11-01&to=2026-11-30';

export const accessRows: readonly MatrixRow[] = [
  { route: 'POST /auth/register', body: () => signUpBody(), statuses: [201, 201, 201, 201] },
  {
    route: 'POST /auth/login',
    body: () => ({ email: known.email, password: rightPassword, signUpBody }),
    statuses: everybody,
  },
  { route: 'POST /auth/logout', statuses: signedIn(204) },
  { route: 'GET /auth/me', statuses: signedIn(200) },
  { route: 'PUT /auth/me', body: () => ({ name: 'Asha Rao', phone: '9876543210' }), statuses: signedIn(200) },
  {
    route: 'PUT /auth/password',
    body: () => ({ current_password: rightPassword, new_password: 'Correct-Horse-44' }),
    statuses: signedIn(200),
  },
  {
    route: 'POST /auth/password-reset/request',
    body: () => ({ email: `${randomUUID()}@example.org` }),
    statuses: [202, 202, 202, 202],
  },
  {
    route: 'POST /auth/password-reset/confirm',
    body: () => ({ token: 'unknown', password: 'Correct-Horse-43' }),
    statuses: [400, 400, 400, 400],
  },
  {
    route: 'POST /auth/email-verification/confirm',
    body: () => ({ token: 'unknown' }),
    statuses: [400, 400, 400, 400],
  },
  { route: 'POST /auth/email-verification/resend', statuses: signedIn(202) },
  { route: 'GET /auth/audit', statuses: adminOnly },
  { route: 'GET /auth/users', statuses: staff },
  { route: 'GET /auth/users/:id', url: () => `/auth/users/${known.id}`, statuses: staff },
  { route: 'GET /auth/users.csv', statuses: staff },
  {
    route: 'PUT /auth/users/:id/status',
    url: () => `/auth/users/${known.id}/status`,
    body: () => ({ disabled: false, reason: 'Asked for' }),
    statuses: adminOnly,
  },
  {
    route: 'DELETE /auth/users/:id/sessions',
    url: () => `/auth/users/${known.id}/sessions`,
    statuses: [401, 403, 403, 204],
  },
  { route: 'GET /auth/reports/users', url: () => `/auth/reports/users${november}`, statuses: staff },
  { route: 'GET /auth/reports/users.csv', url: () => `/auth/reports/users.csv${november}`, statuses: staff },
  { route: 'GET /auth/reports/logins', url: () => `/auth/reports/logins${november}`, statuses: staff },
  { route: 'GET /auth/reports/logins.csv', url: () => `/auth/reports/logins.csv${november}`, statuses: staff },
  { route: 'GET /auth/logins', statuses: adminOnly },
  { route: 'GET /auth/logins.csv', statuses: adminOnly },
  { route: 'GET /auth/me/logins', statuses: signedIn(200) },
  { route: 'GET /auth/me/sessions', statuses: signedIn(200) },
  { route: 'DELETE /auth/me/sessions', statuses: signedIn(200) },
  { route: 'DELETE /auth/me', body: () => ({ password: rightPassword }), statuses: signedIn(204) },
  {
    route: 'PUT /auth/users/:id/role',
    url: () => `/auth/users/${known.id}/role`,
    body: () => ({ role: 'Staff' }),
    statuses: adminOnly,
  },
  { route: 'POST /internal/service-token', statuses: noPerson },
  { route: 'GET /internal/revocations', statuses: noPerson },
  { route: 'GET /internal/users', statuses: noPerson },
  { route: 'GET /internal/auth/log', statuses: noPerson },
  { route: 'PUT /internal/mails/:id', statuses: noPerson },
  { route: 'GET /.well-known/jwks.json', statuses: everybody },
];
