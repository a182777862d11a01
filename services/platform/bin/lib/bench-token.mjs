import { Agent, request } from 'node:http';
import { once } from 'node:events';
import { median } from './bench-load.mjs';

const asked = 2_000;

/**
 * How much later the median answer comes with a token, one request at a time and in turns. Neither is kept: answers to
 * another origin are not.
 * @param {{ url: string, read: string, learner: Record<string, string>, say: (line: string) => void }} options
 */
export async function measureTokenCheck({ url, read, learner, say }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const origin = { origin: 'https://elsewhere.example' };
  const without = /** @type {number[]} */ ([]);
  const withToken = /** @type {number[]} */ ([]);
  for (let turn = 0; turn < asked; turn += 1) {
    without.push(await timeOf(url + read, agent, origin));
    withToken.push(await timeOf(url + read, agent, { ...origin, ...learner }));
  }
  agent.destroy();
  const [less, more] = [median(without), median(withToken)];
  say(
    '\n| token check, median of 2,000 | without, ms | with, ms | difference, ms | at most |\n| --- | --- | --- | --- | --- |',
  );
  say(`| course record, not kept | ${less.toFixed(3)} | ${more.toFixed(3)} | ${(more - less).toFixed(3)} | 0.1 |`);
}

/** @param {string} url @param {Agent} agent @param {Record<string, string>} headers */
async function timeOf(url, agent, headers) {
  const since = performance.now();
  const sent = request(url, { agent, headers }).end();
  const [answer] = await once(sent, 'response');
  await once(answer.resume(), 'end');
  return performance.now() - since;
}
