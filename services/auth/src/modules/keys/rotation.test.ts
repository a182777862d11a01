import { execFileSync } from 'node:child_process';
import { utimesSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { registerTokenCheck } from '@vidyapath/service-kit/auth/auth-token';
import { httpKeySource } from '@vidyapath/service-kit/auth/key-source';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { until } from '@vidyapath/kit-testing/until';
import { type AuthFixture, bearer, createAuthFixture } from '../../testing/auth-fixture';

let auth: AuthFixture;
let replica: AuthFixture['app'];
/** A service that knows auth by its address alone. */
let other: AuthFixture['app'];
beforeAll(async () => {
  auth = await createAuthFixture();
  replica = await auth.restart();
  await auth.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = auth.app.server.address() as AddressInfo;
  other = await createTestServer('other');
  await other.register(async (scope) => {
    const revocations = { isRevoked: () => false };
    await registerTokenCheck(scope, {
      keys: httpKeySource(`http://127.0.0.1:${port}`),
      revocations,
      issuer: 'Vidyapath',
      audience: 'vidyapath-api',
    });
    scope.get('/other', { config: { access: 'signed-in' } }, async () => ({}));
  });
});
afterAll(async () => {
  await other.close();
  await auth.close();
});

const kidOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid;
const statusesOf = async (token: string) => {
  const headers = bearer(token);
  const answers = [
    await auth.app.inject({ url: '/auth/me', headers }),
    await replica.inject({ url: '/auth/me', headers }),
    await other.inject({ url: '/other', headers }),
  ];
  return answers.map(({ statusCode }) => statusCode);
};
const listed = async (app: AuthFixture['app']) =>
  (await app.inject('/.well-known/jwks.json')).json<{ keys: { kid: string }[] }>().keys.map(({ kid }) => kid);

test('a new key signs once it is published, and tokens of both keys are valid in all services without a restart', async () => {
  const { email } = await auth.newUser();
  const old = await auth.tokenOf(email);
  expect(await statusesOf(old)).toEqual([200, 200, 200]);

  const output = execFileSync(
    resolve(__dirname, '../../../../../node_modules/.bin/tsx'),
    [resolve(__dirname, '../../cli-rotate-key.ts')],
    {
      env: { PATH: process.env['PATH'], DATA_DIR: auth.folder },
      encoding: 'utf8',
    },
  );
  const file = join(auth.folder, 'keys', 'signing-2.pem');
  expect(output).toContain(file);
  for (const app of [auth.app, replica]) await until(async () => ((await listed(app)).length === 2 ? true : undefined));
  expect(kidOf(await auth.tokenOf(email))).toBe(kidOf(old));

  const published = Date.now() / 1_000 - 91;
  utimesSync(file, published, published);
  const fresh = await until(async () => {
    const token = await auth.tokenOf(email);
    return kidOf(token) === kidOf(old) ? undefined : token;
  });
  expect(output).toContain(kidOf(fresh));
  // Another service asks for an unknown key every few seconds at most; in real time it has 90 to see it.
  const everywhere = await until(async () => ((await statusesOf(fresh))[2] === 200 ? statusesOf(fresh) : undefined));
  expect(everywhere).toEqual([200, 200, 200]);
  expect(await statusesOf(old)).toEqual([200, 200, 200]);
  expect(new Set(await listed(replica))).toEqual(new Set([kidOf(old), kidOf(fresh)]));

  const expired = Date.now() / 1_000 - 3_600 - 151;
  utimesSync(file, expired, expired);
  await until(async () => ((await listed(auth.app)).length === 1 ? true : undefined));
  expect(await listed(auth.app)).toEqual([kidOf(fresh)]);
  expect((await auth.app.inject({ url: '/auth/me', headers: bearer(fresh) })).statusCode).toBe(200);
});
