import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { median } from './load';

const requestCount = 2_000;

/**
 * Measures how much a token delays the median answer, one request at a time, alternating. Neither answer is cached: answers to
 * another origin are not.
 */
export async function measureTokenCheck({
  url,
  read,
  learner,
  say,
}: {
  url: string;
  read: string;
  learner: Record<string, string>;
  say: (line: string) => void;
}) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const origin = { origin: 'https://elsewhere.example' };
  const without: number[] = [];
  const withToken: number[] = [];
  for (let turn = 0; turn < requestCount; turn += 1) {
    without.push(await timeOf(url + read, agent, origin));
    withToken.push(await timeOf(url + read, agent, { ...origin, ...learner }));
  }
  agent.destroy();
  const less = median(without);
  const more = median(withToken);
  say(
    '\n| token check, median of 2,000 | without, ms | with, ms | difference, ms | at most |\n| --- | --- | --- | --- | --- |',
  );
  say(`| course record, not kept | ${less.toFixed(3)} | ${more.toFixed(3)} | ${(more - less).toFixed(3)} | 0.1 |`);
}

async function timeOf(url: string, agent: Agent, headers: Record<string, string>) {
  const since = performance.now();
  const sent = request(url, { agent, headers }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  await once(answer.resume(), 'end');
  return performance.now() - since;
}
