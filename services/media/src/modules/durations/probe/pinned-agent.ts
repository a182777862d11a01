import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { Agent } from 'undici';

const connectMs = 8_000;
const silenceMs = 10_000;

/** Connects to the given addresses, also when the DNS has changed. Certificates are checked against the host's name. */
export function createPinnedAgent(addresses: readonly LookupAddress[]): Agent {
  return new Agent({
    connections: 1,
    pipelining: 1,
    connect: { lookup: pinnedLookup(addresses), timeout: connectMs },
    headersTimeout: silenceMs,
    bodyTimeout: silenceMs,
    maxHeaderSize: 32 * 1_024,
  });
}

function pinnedLookup(addresses: readonly LookupAddress[]): LookupFunction {
  return (_host, options, done) => {
    const [first] = addresses;
    if (!first) return done(new Error('No address to connect to.'), '', 0);
    if (options.all) return done(null, [...addresses]);
    return done(null, first.address, first.family);
  };
}
