import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { ProbeError } from './probe-error';
import { isLocalName } from './probe-url';

/** All addresses of a name, both of IPv4 and IPv6. Rejects with a {@link ProbeError}, and at once when the signal aborts. */
export type ResolveHost = (host: string, signal: AbortSignal) => Promise<LookupAddress[]>;

/** Of all tries together. */
const limitMs = 5_000;
const tries = { timeout: 1_500, tries: 2 };
/** Errors of the DNS for a name that it does not have, or has for the other family only. */
const unknownCodes = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME']);

const loopback: LookupAddress[] = [
  { address: '127.0.0.1', family: 4 },
  { address: '::1', family: 6 },
];

/**
 * Asks the DNS itself and not the system's look-up, which cannot be cancelled and holds one of the few threads that files are read
 * with. Names that only this machine's hosts file has are unknown, except for those that mean the machine itself.
 */
export function createResolveHost(servers?: readonly string[]): ResolveHost {
  return async (host, signal) => {
    if (isLocalName(host)) return loopback;
    signal.throwIfAborted();
    const resolver = new Resolver(tries);
    if (servers) resolver.setServers(servers);
    const cancel = (): void => resolver.cancel();
    const limit = setTimeout(cancel, limitMs);
    signal.addEventListener('abort', cancel, { once: true });
    try {
      const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
      signal.throwIfAborted();
      const addresses = [...addressesIn(four, 4), ...addressesIn(six, 6)];
      if (addresses.length === 0) throw failureOf([four, six]);
      return addresses;
    } finally {
      clearTimeout(limit);
      signal.removeEventListener('abort', cancel);
    }
  };
}

function addressesIn(answer: PromiseSettledResult<string[]>, family: 4 | 6): LookupAddress[] {
  return answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family })) : [];
}

function failureOf(answers: readonly PromiseSettledResult<string[]>[]): ProbeError {
  const failures = answers.flatMap((answer) =>
    answer.status === 'rejected' ? [answer.reason as NodeJS.ErrnoException] : [],
  );
  const failure = failures.find(({ code = '' }) => !unknownCodes.has(code));
  if (failure) return new ProbeError('The host of this address could not be looked up.', { cause: failure });
  return new ProbeError('The host of this address was not found.');
}
