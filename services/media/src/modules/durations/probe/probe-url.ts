import { isIP } from 'node:net';
import { RefusedAddressError } from './probe-error';
import { isPublicAddress } from './public-address';

/** Hosts that are excepted from the address guard, as `host:port`. */
export type AllowedHosts = ReadonlySet<string>;

export function parseAllowedHosts(text: string): AllowedHosts {
  return new Set(
    text
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
  );
}

/** Throws {@link RefusedAddressError} for an address that can be refused without the DNS. */
export function checkProbeUrl(text: string, allowed: AllowedHosts): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new RefusedAddressError('Please enter an address that starts with http:// or https://.');
  }
  if (url.username || url.password) throw new RefusedAddressError('An address with a user name in it is not accepted.');
  url.hash = '';
  if (isAllowed(url, allowed)) return url;
  if (url.port && url.port !== '80' && url.port !== '443') {
    throw new RefusedAddressError('Only the ports 80 and 443 are accepted.');
  }
  const host = bareHost(url);
  if (isLocalName(host) || (isIP(host) !== 0 && !isPublicAddress(host))) throw notPublic();
  return url;
}

/** The host, for IPv6 without its brackets. */
export function bareHost(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '');
}

/** A name of this machine itself (RFC 6761 section 6.3). */
export function isLocalName(host: string): boolean {
  return /(^|\.)localhost\.*$/i.test(host);
}

export function isAllowed(url: URL, allowed: AllowedHosts): boolean {
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  return allowed.has(`${url.hostname}:${port}`);
}

export function notPublic(): RefusedAddressError {
  return new RefusedAddressError('This address is not on the public internet.');
}
