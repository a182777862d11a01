const maxTokenLength = 8_192;
/** Headers that let a token bring its own key, or that a verifier must understand. */
const refusedHeaders = ['crit', 'jwk', 'jku', 'x5u', 'x5c', 'b64'];

/** The id of the key that the token names; undefined for a malformed token. Call it before any cryptography. */
export function keyIdOf(authorization: string): string | undefined {
  const [scheme = '', token = '', ...rest] = authorization.split(' ');
  const parts = token.split('.');
  if (scheme.toLowerCase() !== 'bearer' || rest.length > 0) return undefined;
  if (token.length > maxTokenLength || parts.length !== 3 || !parts.every(isCanonical)) return undefined;
  const header = parse(parts[0] ?? '');
  if (!header || refusedHeaders.some((name) => name in header)) return undefined;
  const { alg, kid, typ = 'JWT' } = header;
  return alg === 'ES256' && typeof kid === 'string' && typ === 'JWT' ? kid : undefined;
}

/** The last character has unused bits, so the same bytes have several spellings; only one is accepted. */
function isCanonical(part: string): boolean {
  return part !== '' && Buffer.from(part, 'base64url').toString('base64url') === part;
}

function parse(part: string): Record<string, unknown> | undefined {
  try {
    const header: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    if (typeof header === 'object' && header !== null && !Array.isArray(header))
      return header as Record<string, unknown>;
  } catch {
    return undefined;
  }
  return undefined;
}
