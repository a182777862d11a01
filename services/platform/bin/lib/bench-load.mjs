import { createRequire } from 'node:module';
import { join } from 'node:path';
import { platformRoom } from './paths.mjs';

export const connections = 16;

/**
 * @typedef {{ url: string, method?: 'GET' | 'POST', headers?: Record<string, string>, body?: string, unchanged?: boolean }} Load `unchanged`: each answer has to be a 304
 * @typedef {{ perSecond: number, p50: number, p99: number }} Figures
 */

/**
 * Asks one address over and over; bad answers end the measurement.
 * @param {string} origin
 * @param {Load} load
 * @param {{ seconds: number, rate?: number }} options `rate`: requests a second in all, as many as possible by default
 * @returns {Promise<Figures>} times in milliseconds
 */
export async function measure(
  origin,
  { url, method = 'GET', headers = {}, body, unchanged = false },
  { seconds, rate },
) {
  const autocannon = createRequire(join(platformRoom, 'package.json'))('autocannon');
  const sent = body === undefined ? headers : { 'content-type': 'application/json', ...headers };
  const options = { url: origin + url, method, body, headers: sent, connections, duration: seconds };
  const result = await autocannon(
    rate ? { ...options, overallRate: Math.max(connections, Math.round(rate)) } : options,
  );
  const bad = result.requests.total - (unchanged ? (result.statusCodeStats[304]?.count ?? 0) : result['2xx']);
  if (bad > 0 || result.errors > 0) throw new Error(`${method} ${url}: ${bad} bad answers, ${result.errors} errors`);
  return { perSecond: result.requests.total / result.duration, p50: result.latency.p50, p99: result.latency.p99 };
}

/** @param {number[]} values */
export function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
