import type { Widening } from './widened-policies';

/** Hosts that introductions and lessons may be embedded from. */
const players = ['https://www.youtube-nocookie.com', 'https://www.youtube.com', 'https://archive.org'];

/**
 * Scripts come from this origin only; the inline ones of the shell's page are named by their hash. Banners and lessons may be at any
 * http(s) address, as the course form allows.
 */
const directives: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'https:', 'http:'],
  'media-src': ["'self'", 'blob:', 'https:', 'http:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': players,
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'form-action': ["'self'"],
};

export const policyHeader = 'content-security-policy';
export const openerHeader = 'cross-origin-opener-policy';

/**
 * Takes the scripts that are allowed in addition to this origin's and returns the value of the `Content-Security-Policy` header, as one string.
 * @param scriptHashes of the page's inline scripts, with quotation marks, such as `'sha256-…'`
 * @param remoteOrigins of a developer's build of a remote, such as `http://localhost:4301`
 *@param widened what this one document may use in addition
 */
export function contentSecurityPolicy(
  scriptHashes: readonly string[] = [],
  remoteOrigins: readonly string[] = [],
  widened: Widening['sources'] = {},
): string {
  const further: Readonly<Record<string, readonly string[]>> = {
    'script-src': [...scriptHashes, ...remoteOrigins],
    'connect-src': remoteOrigins,
  };
  const added: Readonly<Record<string, readonly string[]>> = widened;
  return Object.entries(directives)
    .map(([name, own]) => [name, ...own, ...(further[name] ?? []), ...(added[name] ?? [])].join(' '))
    .join(';');
}

/** On every answer, errors included. */
export const securityHeaders: Readonly<Record<string, string>> = {
  [policyHeader]: contentSecurityPolicy(),
  [openerHeader]: 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // Video hosts require the embedding site; the origin is enough for them.
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** They apply to documents and frames; sent with a dozen scripts they would be as large as one script. */
export const documentHeaders: readonly string[] = [
  policyHeader,
  openerHeader,
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-frame-options',
];
/** The type of answers without these headers. */
export const scriptType = 'text/javascript';

/** Only for answers over TLS. */
export const tlsHeaders: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};
