import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { openServiceCaller } from '../client/service-caller';
import { openTokenSources } from './token-sources';

const { publicKey: pem } = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});
const publicKey = createPublicKey(pem);
const bodies: Readonly<Record<string, object>> = {
  '/internal/service-token': { access_token: 'token', token_type: 'Bearer', expires_in: 300 },
  '/.well-known/jwks.json': { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'first' }] },
  '/internal/revocations?after=': {
    tokens: [{ jti: 'ended', exp: Math.floor(Date.now() / 1_000) + 60 }],
    users: [],
    next: '1',
    more: false,
  },
};
const tokenOf = (jti: string) => ({ id: 1, jti, sid: jti, iat: 0 });

let app: FastifyInstance;
let auth: Server;
let requests: string[];
/** How many requests auth refuses before it answers. */
let refused: number;

beforeEach(async () => {
  app = await createTestServer();
  requests = [];
  refused = 0;
  auth = createServer(({ url = '' }, reply) => {
    requests.push(url);
    if (requests.length <= refused) reply.writeHead(503).end();
    else reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(bodies[url]));
  });
  await new Promise<void>((resolve) => void auth.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await app.close();
  auth.closeAllConnections();
  await new Promise((resolve) => auth.close(resolve));
});

const caller = () =>
  openServiceCaller(app, 'catalogue', {
    AUTH_URL: `http://127.0.0.1:${(auth.address() as AddressInfo).port}`,
    SERVICE_SECRET: 'secret',
  });

it('resolves with keys and ended tokens, so that the first request calls no other service', async () => {
  const { keys, revocations } = await openTokenSources(app, caller());
  expect(requests.toSorted()).toEqual(Object.keys(bodies).toSorted());
  expect(await keys.find('first')).toBe(pem);
  expect([await revocations.isRevoked(tokenOf('ended')), await revocations.isRevoked(tokenOf('open'))]).toEqual([
    true,
    false,
  ]);
  expect(requests).toHaveLength(3);
});

it('waits for an auth service that starts later', async () => {
  refused = 3;
  const { keys, revocations } = await openTokenSources(app, caller());
  expect([await keys.find('first'), await revocations.isRevoked(tokenOf('ended'))]).toEqual([pem, true]);
});

it('continues without auth after the time limit, and rejects each token with 503', async () => {
  refused = Infinity;
  const { keys, revocations } = await openTokenSources(app, caller(), 200);
  await expect(keys.find('first')).rejects.toMatchObject({ statusCode: 503 });
  await expect(revocations.isRevoked(tokenOf('open'))).rejects.toMatchObject({ statusCode: 503 });
});
