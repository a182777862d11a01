import type { LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import { ProbeError } from './probe-error';
import { type AllowedHosts, bareHost, checkProbeUrl, isAllowed, notPublic } from './probe-url';
import { isPublicAddress } from './public-address';
import type { ResolveHost } from './resolve-host';

export interface ResolveTargetOptions {
  allowed: AllowedHosts;
  resolve: ResolveHost;
  signal: AbortSignal;
}

/**
 * The addresses of a host; connections go to these addresses only. All are checked, and one that is not
 * public refuses the host.
 */
export async function resolveTarget(
  text: string,
  { allowed, resolve, signal }: ResolveTargetOptions,
): Promise<LookupAddress[]> {
  const url = checkProbeUrl(text, allowed);
  const host = bareHost(url);
  const family = isIP(host);
  const addresses = family ? [{ address: host, family }] : await resolve(host, signal);
  if (addresses.length === 0) throw new ProbeError('The host of this address was not found.');
  if (!isAllowed(url, allowed) && !addresses.every(({ address }) => isPublicAddress(address))) throw notPublic();
  return addresses;
}
