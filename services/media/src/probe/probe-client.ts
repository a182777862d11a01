import { limits } from '@vidyapath/http/limits';
import { type Agent, type Dispatcher, request } from 'undici';
import { createPinnedAgent } from './pinned-agent';
import { ProbeError } from './probe-error';
import { type AllowedHosts, checkProbeUrl } from './probe-url';
import { type ProbeTarget, type ResolveHost, resolveTarget } from './resolve-target';

export interface ProbeAnswer {
  /** Where the answer came from, after redirects. */
  url: URL;
  status: number;
  header: (name: string) => string | undefined;
  /** Counts against the probe's bytes; stop reading to break off the connection. */
  body: AsyncIterable<Buffer>;
  discard: () => void;
}

/** What one probe may use: its time by `signal`, its bytes, and the addresses that were checked. */
export interface ProbeClient {
  get: (url: string, headers?: Record<string, string>) => Promise<ProbeAnswer>;
  /** Remembers a target that was checked already, so that it is not looked up a second time. */
  trust: (target: ProbeTarget) => void;
  bytesLeft: () => number;
  /** Says when the probe has to end. */
  signal: AbortSignal;
  close: () => Promise<void>;
}

export interface ProbeClientOptions {
  allowed: AllowedHosts;
  resolve: ResolveHost;
  signal: AbortSignal;
}

/** What waits in buffers between the server and here was read from it too, and cannot be counted. */
const inFlightBytes = 1_024 * 1_024;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);
const fixedHeaders = {
  // An encoded answer could unpack to any size, so none is asked for and none is taken.
  'accept-encoding': 'identity',
  'user-agent': 'Mozilla/5.0 (compatible; Vidyapath-media/1.0)',
};

export function createProbeClient({ allowed, resolve, signal }: ProbeClientOptions): ProbeClient {
  const agents = new Map<string, Agent>();
  let bytesLeft = limits.probe.bytesMax - inFlightBytes;

  const agentFor = async (url: URL): Promise<Agent> => {
    const known = agents.get(url.origin);
    if (known) return known;
    const target = await untilAborted(resolveTarget(url.href, allowed, resolve), signal);
    return trust(target);
  };
  const trust = ({ url, addresses }: ProbeTarget): Agent => {
    const agent = createPinnedAgent(addresses);
    agents.set(url.origin, agent);
    return agent;
  };
  const counted = async function* (body: Dispatcher.ResponseData['body']): AsyncGenerator<Buffer> {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytesLeft -= chunk.length;
      if (bytesLeft < 0) throw tooMuch();
      yield chunk;
    }
  };
  const get = async (text: string, headers: Record<string, string> = {}, redirects = 0): Promise<ProbeAnswer> => {
    const url = checkProbeUrl(text, allowed);
    const answer = await request(url, { dispatcher: await agentFor(url), signal, headers: { ...fixedHeaders, ...headers } });
    const header = (name: string) => [answer.headers[name]].flat()[0];
    const discard = () => void answer.body.on('error', () => undefined).destroy();
    const location = redirectStatuses.has(answer.statusCode) ? header('location') : undefined;
    if (location !== undefined) {
      discard();
      if (redirects >= limits.probe.redirectsMax) throw new ProbeError('The address redirects too often.');
      return get(nextUrl(location, url), headers, redirects + 1);
    }
    if (!/^(identity)?$/i.test(header('content-encoding') ?? '')) {
      discard();
      throw new ProbeError('The server sends the file compressed, which is not accepted.');
    }
    return { url, status: answer.statusCode, header, body: counted(answer.body), discard };
  };

  return {
    get: (url, headers) => get(url, headers),
    trust: (target) => void trust(target),
    bytesLeft: () => bytesLeft,
    signal,
    close: async () => void (await Promise.all([...agents.values()].map((agent) => agent.destroy()))),
  };
}

export function tooMuch(): ProbeError {
  return new ProbeError('The duration does not stand in the part of the file that may be read.');
}

function nextUrl(location: string, base: URL): string {
  if (!URL.canParse(location, base)) throw new ProbeError('The address redirects to something that is not an address.');
  return new URL(location, base).href;
}

/** A look-up cannot be cancelled, but it need not be waited for. */
async function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  signal.throwIfAborted();
  let leave: () => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    leave = () => reject(signal.reason as Error);
    signal.addEventListener('abort', leave, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}
