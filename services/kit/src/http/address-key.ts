import { isIPv6 } from 'node:net';

/** One client for limits: an IPv4 address, or the /64 network of an IPv6 client. */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? [];
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}

/** The network of a client, for limits that an owner of many addresses must not exceed: an IPv4 /24 or an IPv6 /48. */
export function networkKey(address: string): string {
  const key = addressKey(address);
  return key.endsWith('::/64') ? `${key.split(':', 3).join(':')}::/48` : key.replace(/\.\d+$/, '.0/24');
}
