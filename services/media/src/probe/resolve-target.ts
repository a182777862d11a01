import { lookup, type LookupAddress } from 'node:dns';
import { isIP } from 'node:net';
import { promisify } from 'node:util';
import { ProbeError } from './probe-error';
import { type AllowedHosts, bareHost, checkProbeUrl, isAllowed, notPublic } from './probe-url';
import { isPublicAddress } from './public-address';

/** An address with what its host stands for; connections go to these addresses and nowhere else. */
export interface ProbeTarget {
  url: URL;
  addresses: LookupAddress[];
}

export type ResolveHost = (host: string) => Promise<LookupAddress[]>;

const systemLookup = promisify(lookup);
export const resolveHost: ResolveHost = (host) => systemLookup(host, { all: true, verbatim: true });

/** Checks an address and all that its host resolves to. One address that is not public refuses the host. */
export async function resolveTarget(text: string, allowed: AllowedHosts, resolve: ResolveHost): Promise<ProbeTarget> {
  const url = checkProbeUrl(text, allowed);
  const host = bareHost(url);
  const family = isIP(host);
  const addresses = family ? [{ address: host, family }] : await resolve(host);
  if (addresses.length === 0) throw new ProbeError('The host of this address was not found.');
  if (!isAllowed(url, allowed) && !addresses.every(({ address }) => isPublicAddress(address))) throw notPublic();
  return { url, addresses };
}
