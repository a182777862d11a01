import ipaddr from 'ipaddr.js';

/** The only IPv6 block from which global addresses are given out (IANA). */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * True for an address of the public internet. Loopback, private, link-local, shared, multicast, reserved and
 * documentation ranges are not, nor is an IPv6 form that carries an IPv4 address (mapped, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv6 ? parsed.match(globalUnicast) : true;
}
