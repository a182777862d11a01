import type { IncomingMessage } from 'node:http';
import { serverLimits } from './server-limits';

export interface Refusal {
  status: number;
  detail: string;
}

export const headRefusals = {
  unreadable: { status: 400, detail: 'The request could not be read.' },
  slow: { status: 408, detail: 'The request took too long.' },
  address: { status: 414, detail: 'The address is too long.' },
  headers: { status: 431, detail: 'The headers of the request are too large.' },
} as const satisfies Record<string, Refusal>;

/** Headers that carry a token. */
const credentials = ['authorization', 'cookie'];

/** A host and a port, without spellings that proxies could understand in different ways. */
const hostPattern = /^[\w.~!$&'()*+,;=:%[\]-]*$/;

/** Why a request must reach no route; undefined when it may. Lengths are checked first, so that no check reads longer values. */
export function refusalOf({
  url = '',
  rawHeaders,
  httpVersionMinor,
}: Pick<IncomingMessage, 'url' | 'rawHeaders' | 'httpVersionMinor'>): Refusal | undefined {
  if (url.length > serverLimits.addressBytesMax) return headRefusals.address;
  if (rawHeaders.length > 2 * serverLimits.headersMax) return headRefusals.headers;
  const hosts: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]?.toLowerCase() ?? '';
    const value = rawHeaders[at + 1] ?? '';
    if (value.length > (credentials.includes(name) ? serverLimits.credentialBytesMax : serverLimits.headerBytesMax))
      return headRefusals.headers;
    if (name === 'host') hosts.push(value);
  }
  return namesOneHost(hosts, httpVersionMinor) ? undefined : headRefusals.unreadable;
}

/** RFC 9112 section 3.2: `Host` once, with a valid value; only HTTP/1.0 may leave it out. */
function namesOneHost(hosts: readonly string[], httpVersionMinor: number): boolean {
  return hosts.length === 0 ? httpVersionMinor === 0 : hosts.length === 1 && hostPattern.test(hosts[0] ?? '');
}
