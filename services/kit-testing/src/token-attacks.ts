import { createHmac } from 'node:crypto';
import { createTestTokens, type TestTokens } from './tokens';

type Signer = Pick<TestTokens, 'signToken' | 'publicKeyPem'>;
/** The fault of a token, and the token. */
export type TokenAttack = readonly [what: string, make: () => string];

const unsigned = (token: string): string => token.split('.').slice(0, 2).join('.');

/** Forged, changed and expired tokens that a stranger may try; `signer` holds the platform's own key. */
export function tokenAttacks({ signToken, publicKeyPem }: Signer): TokenAttack[] {
  return [
    ...wrongTimes(signToken),
    ...wrongClaims(signToken),
    ...wrongHeaders(signToken),
    ...wrongSignatures(signToken, publicKeyPem),
    ...spoiled(signToken),
  ];
}

function wrongTimes(signToken: Signer['signToken']): TokenAttack[] {
  const now = Math.floor(Date.now() / 1_000);
  return [
    ['expired', () => signToken({ exp: now - 1 })],
    ['not yet valid', () => signToken({ nbf: now + 600 })],
    ['without exp', () => signToken({ exp: undefined })],
    ['with a text for exp', () => signToken({ exp: '9999999999' })],
    ['without iat', () => signToken({ iat: undefined })],
  ];
}

function wrongClaims(signToken: Signer['signToken']): TokenAttack[] {
  return [
    ['without jti', () => signToken({ jti: undefined })],
    ['of another issuer', () => signToken({ iss: 'Other' })],
    ['without an issuer', () => signToken({ iss: undefined })],
    ['for another audience', () => signToken({ aud: 'other' })],
    ['without an audience', () => signToken({ aud: undefined })],
    ['with an unknown role', () => signToken({ role: 'Root' as never })],
    ['with a list of roles', () => signToken({ role: ['Admin'] as never })],
    ['with a text for the id', () => signToken({ id: '1' })],
  ];
}

function wrongHeaders(signToken: Signer['signToken']): TokenAttack[] {
  const headers: Record<string, unknown>[] = [
    { typ: 'at+jwt' },
    { typ: 'JWE' },
    { crit: ['exp'] },
    { crit: ['unknown'], unknown: 1 },
    { b64: false },
    { jwk: { kty: 'EC' } },
    { jku: 'https://evil.example/keys' },
    { x5u: 'https://evil.example/cert' },
    { x5c: ['AAAA'] },
    { kid: undefined },
    { kid: 'unknown' },
    { kid: '../../../dev/null' },
    { kid: "' or 1=1 --" },
    { kid: 1 },
    { alg: 'ES384' },
    { alg: 'RS256' },
    { alg: undefined },
  ];
  return headers.map((header) => [`with the header ${JSON.stringify(header)}`, () => signToken({}, header)]);
}

function wrongSignatures(signToken: Signer['signToken'], publicKeyPem: string): TokenAttack[] {
  const hs256 = (key: string): string => {
    const text = unsigned(signToken({ role: 'Admin' }, { alg: 'HS256' }));
    return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
  };
  return [
    ['by another key', () => createTestTokens().signToken()],
    ['by another key under the known name', () => swapSignature(signToken(), createTestTokens().signToken())],
    ['HS256 over the public key', () => hs256(publicKeyPem)],
    ['HS256 over the public key without line breaks', () => hs256(publicKeyPem.trim())],
    ['HS256 by an empty key', () => hs256('')],
    ...['none', 'None', 'NONE', 'nOnE', 'none '].map((alg): TokenAttack => [
      `alg ${alg}`,
      () => `${unsigned(signToken({ role: 'Admin' }, { alg }))}.`,
    ]),
    ['alg none with the old signature', () => swapSignature(signToken({}, { alg: 'none' }), signToken())],
    ['with the role raised after signing', () => raised(signToken())],
    ['with one bit flipped', () => flipped(signToken())],
    ['with a bit flipped that means nothing', () => flippedLast(signToken())],
    ['with a signature of zeros', () => `${unsigned(signToken())}.${Buffer.alloc(64).toString('base64url')}`],
  ];
}

function spoiled(signToken: Signer['signToken']): TokenAttack[] {
  return [
    ['that is cut', () => signToken().slice(0, -9)],
    ['without its signature', () => unsigned(signToken())],
    ['with an empty signature', () => `${unsigned(signToken())}.`],
    ['with five dots', () => `${signToken()}.a.b.c`],
    ['with something behind it', () => `${signToken()}x`],
    ['of 16 KB', () => signToken({ name: 'x'.repeat(16_384) })],
    ['that is empty', () => ''],
    ['that is no token', () => 'x.y.z'],
  ];
}

function swapSignature(token: string, other: string): string {
  return `${unsigned(token)}.${other.split('.')[2] ?? ''}`;
}

function raised(token: string): string {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = { ...(JSON.parse(Buffer.from(payload, 'base64url').toString()) as object), role: 'Admin' };
  return [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.');
}

/** The last of the 86 characters of 64 bytes carries four bits more than they have. */
function flippedLast(token: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return token.slice(0, -1) + (alphabet[alphabet.indexOf(token.slice(-1)) ^ 1] ?? '');
}

function flipped(token: string): string {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const bytes = Buffer.from(signature, 'base64url');
  bytes.writeUInt8(bytes.readUInt8(10) ^ 1, 10);
  return [header, payload, bytes.toString('base64url')].join('.');
}
