import autocannon from 'autocannon';

export const connections = 16;

/** `unchanged`: each answer has to be a 304. `urls`: each connection requests them in turn, and `url` is not used. */
export interface Load {
  url: string;
  urls?: readonly string[];
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  unchanged?: boolean;
}
export interface Figures {
  perSecond: number;
  p50: number;
  p99: number;
}

/**
 * Requests one address again and again; bad answers end the measurement.
 * @param options `rate`: requests a second in all, as many as possible by default
 * @returns times in milliseconds
 */
export async function measure(
  origin: string,
  { url, urls, method = 'GET', headers = {}, body, unchanged = false }: Load,
  { seconds, rate }: { seconds: number; rate?: number },
): Promise<Figures> {
  const sent = body === undefined ? headers : { 'content-type': 'application/json', ...headers };
  const inTurn = urls && { requests: urls.map((path) => ({ path })) };
  const options = { url: origin + url, method, body, headers: sent, connections, duration: seconds, ...inTurn };
  const result = await autocannon(
    rate ? { ...options, overallRate: Math.max(connections, Math.round(rate)) } : options,
  );
  const bad = result.requests.total - (unchanged ? (result.statusCodeStats?.['304']?.count ?? 0) : result['2xx']);
  if (bad > 0 || result.errors > 0) throw new Error(`${method} ${url}: ${bad} bad answers, ${result.errors} errors`);
  return { perSecond: result.requests.total / result.duration, p50: result.latency.p50, p99: result.latency.p99 };
}

export function median(values: number[]) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
