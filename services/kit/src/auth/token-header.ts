import { invalidToken } from '../http/errors';

const maxTokenLength = 8_192;
/** Headers that let a token bring its own key, or that a verifier must understand. */
const refusedHeaders = ['crit', 'jwk', 'jku', 'x5u', 'x5c', 'b64'];

/** The name of the key. Refuses malformed tokens before any cryptography. */
export function readTokenHeader(authorization: string): string {
  const [scheme = '', token = '', ...rest] = authorization.split(' ');
  const parts = token.split('.');
  if (scheme.toLowerCase() !== 'bearer' || rest.length > 0) throw malformed();
  if (token.length > maxTokenLength || parts.length !== 3 || !parts.every(isCanonical)) throw malformed();
  const header = parse(parts[0] ?? '');
  const { alg, kid, typ = 'JWT' } = header;
  if (alg !== 'ES256' || typeof kid !== 'string' || typ !== 'JWT') throw malformed();
  if (refusedHeaders.some((name) => name in header)) throw malformed();
  return kid;
}

/** The last character has unused bits, so the same bytes have several spellings; only one is accepted. */
function isCanonical(part: string): boolean {
  return part !== '' && Buffer.from(part, 'base64url').toString('base64url') === part;
}

function parse(part: string): Record<string, unknown> {
  try {
    const header: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    if (typeof header === 'object' && header !== null && !Array.isArray(header))
      return header as Record<string, unknown>;
  } catch {
    throw malformed();
  }
  throw malformed();
}

function malformed() {
  return invalidToken('Your session is not valid. Please log in again.', { kind: 'session-not-valid' });
}
