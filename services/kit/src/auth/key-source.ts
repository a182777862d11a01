import { createPublicKey, type JsonWebKey } from 'node:crypto';
import { sendOnce } from '../client/send-once';
import { httpLink } from '../client/service-link';
import { unavailable } from '../http/errors';

export interface Jwk extends JsonWebKey {
  kid?: string;
  alg?: string;
}
export interface Jwks {
  keys: Jwk[];
}

/** Finds the public key (PEM) that a token names. */
export interface KeySource {
  /** `requestId`: of the request with the token, so that all services log one id. */
  find(kid: string, requestId?: string): Promise<string | undefined>;
  /** Whether the key is still in the list. */
  holds(kid: string): boolean;
}

const maxAge = 60_000;
const cooldown = 5_000;
const timeoutMs = 2_000;
const answerBytesMax = 65_536;

/**
 * Keys from `read`, read again after a minute; a new key is published 90 seconds before it signs, so it is usually known by then.
 * An unknown `kid` causes a new reading too, at most every 5 seconds, so made-up names cause no load. While `read` fails,
 * known keys stay valid; only a token with an unknown key waits for the reading.
 */
export function createKeySource(
  read: (requestId?: string) => Jwks | Promise<Jwks>,
  now: () => number = Date.now,
): KeySource {
  let keys = new Map<string, string>();
  let readAt = -Infinity;
  let triedAt = -Infinity;
  let reading: Promise<void> | undefined;

  const refresh = async (requestId?: string): Promise<void> => {
    triedAt = now();
    try {
      keys = pemByKid(await read(requestId));
      readAt = now();
    } catch (error) {
      if (readAt === -Infinity) {
        triedAt = -Infinity;
        throw unavailable(2, 'Sessions cannot be checked at the moment. Please try again shortly.', error);
      }
    }
  };

  const readWhenDue = (kid: string, requestId?: string): Promise<void> | undefined => {
    const due = now() - readAt > maxAge || !keys.has(kid);
    if (due && now() - triedAt >= cooldown)
      reading ??= refresh(requestId).finally(() => {
        reading = undefined;
      });
    return reading;
  };

  return {
    async find(kid, requestId) {
      const answer = readWhenDue(kid, requestId);
      if (answer && !keys.has(kid)) await answer;
      return keys.get(kid);
    },
    holds(kid) {
      readWhenDue(kid)?.catch(() => undefined);
      return keys.has(kid);
    },
  };
}

/** The JWKS of the auth service at `authUrl`. */
export function httpKeySource(authUrl: string): KeySource {
  const path = { target: 'auth', link: httpLink(authUrl), answerBytesMax };
  return createKeySource(async (requestId) => {
    const headers: Record<string, string> = requestId ? { 'x-request-id': requestId } : {};
    const signal = AbortSignal.timeout(timeoutMs);
    const request = new Request(new URL('/.well-known/jwks.json', authUrl), { headers, signal });
    const answer = await sendOnce(path, request, signal);
    if (!answer.ok) throw new Error(`The key list answered ${answer.status}.`);
    return (await answer.json()) as Jwks;
  });
}

function pemByKid({ keys }: Jwks): Map<string, string> {
  const usable = keys.filter(({ kid, kty, crv }) => kid && kty === 'EC' && crv === 'P-256');
  return new Map(
    usable.map((jwk) => [
      String(jwk.kid),
      createPublicKey({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'pem' }).toString(),
    ]),
  );
}
