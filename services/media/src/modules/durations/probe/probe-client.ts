import { limits } from '@vidyapath/http/limits';
import { type Agent, type Dispatcher, request } from 'undici';
import { createPinnedAgent } from './pinned-agent';
import { ProbeError } from './probe-error';
import { checkProbeUrl } from './probe-url';
import { resolveTarget, type ResolveTargetOptions } from './resolve-target';

export interface ProbeAnswer {
  /** The address of the answer, after redirects. */
  url: URL;
  status: number;
  header: (name: string) => string | undefined;
  /** Counts against the probe's bytes; stop reading to close the connection. */
  body: AsyncIterable<Buffer>;
  discard: () => void;
}

/** The limits of one probe: its time by `signal`, its bytes, and the checked addresses. */
export interface ProbeClient {
  get: (url: string, headers?: Record<string, string>) => Promise<ProbeAnswer>;
  /** Looks the host of an address up and checks it; connects to nothing. */
  check: (url: string) => Promise<void>;
  bytesLeft: () => number;
  /** Aborts when the probe has to end. */
  signal: AbortSignal;
  close: () => Promise<void>;
}

/** Bytes in buffers between the server and this process, which cannot be counted. */
const inFlightBytes = 1_024 * 1_024;
const redirectStatuses = new Set([301, 302, 303, 307, 308]);
const fixedHeaders = {
  // An encoded answer could unpack to any size, so none is requested and none is accepted.
  'accept-encoding': 'identity',
  'user-agent': 'Mozilla/5.0 (compatible; Vidyapath-media/1.0)',
};

interface ProbeClientOptions extends ResolveTargetOptions {
  /** Instead of the contract's. */
  redirectsMax?: number;
}

export function createProbeClient(options: ProbeClientOptions): ProbeClient {
  const { allowed, signal, redirectsMax = limits.probe.redirectsMax } = options;
  const agents = new Map<string, Promise<Agent>>();
  let bytesLeft = limits.probe.bytesMax - inFlightBytes;

  /** A host is looked up once, also when the DNS changes later. */
  const agentFor = (url: URL): Promise<Agent> => {
    const known = agents.get(url.origin);
    if (known) return known;
    const agent = resolveTarget(url.href, options).then(createPinnedAgent);
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
    const answer = await request(url, {
      dispatcher: await agentFor(url),
      signal,
      headers: { ...fixedHeaders, ...headers },
    });
    const header = (name: string) => [answer.headers[name]].flat()[0];
    const discard = () => void answer.body.on('error', () => undefined).destroy();
    const location = redirectStatuses.has(answer.statusCode) ? header('location') : undefined;
    if (location !== undefined) {
      discard();
      if (redirects >= redirectsMax) throw new ProbeError('The address redirects too often.');
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
    check: async (url) => void (await agentFor(checkProbeUrl(url, allowed))),
    bytesLeft: () => bytesLeft,
    signal,
    close: async () =>
      void (await Promise.allSettled([...agents.values()].map(async (agent) => (await agent).destroy()))),
  };
}

export function tooMuch(): ProbeError {
  return new ProbeError('The duration does not stand in the part of the file that may be read.');
}

function nextUrl(location: string, base: URL): string {
  if (!URL.canParse(location, base)) throw new ProbeError('The address redirects to something that is not an address.');
  return new URL(location, base).href;
}
