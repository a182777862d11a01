import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths';
import { measure, median } from './load';
import type { OthersWork } from './others';
import { measurePaced } from './paced';

const seconds = 4;
const rounds = 5;

/** Path of the bare route that sends the bytes of the measured page. */
const bareRead = '/bytes/page-6';

/**
 * Measures readers' times during heavy work of other users, and the growth of memory. Reads carry no token and are sent at half of the rate
 * that the platform can answer. The bare route gets the same rate beside the same work, since part of the delay comes from the machine.
 */
export async function measureMixed({
  platform: { url, pid },
  bare,
  read,
  login,
  staff,
  minutes,
  say,
}: {
  platform: { url: string; pid: number };
  bare: string;
  read: string;
  login: object;
  staff: Record<string, string>;
  minutes: number;
  say: (line: string) => void;
}) {
  const most = await measure(url, { url: read }, { seconds });
  const perSecond = most.perSecond / 2;
  const ours = (time: number) => measurePaced(url, read, { seconds: time, perSecond });
  const theirs = (time: number) => measurePaced(bare, bareRead, { seconds: time, perSecond });
  const conditions: { title: string; most: number; work?: OthersWork }[] = [
    { title: 'alone: p99 beside p50', most: 5 },
    { title: '16 logins at once: p99 beside alone', most: 3, work: { url, login, work: 'logins', headers: {} } },
    {
      title: 'a 5 MB upload and four probes: p99 beside alone',
      most: 3,
      work: { url, login, work: 'heavy', headers: staff },
    },
  ];
  const figures = await inTurns(
    conditions.flatMap(({ work }) =>
      [ours, theirs].map((ask) => () => (work ? beside(() => ask(seconds), work) : ask(seconds))),
    ),
  );
  say(
    `\n| half of saturation, catalogue page of 6, medians of ${rounds} | p50, ms | p99, ms | ratio | at most | bare route: p50 | p99 | ratio |\n| --- | --- | --- | --- | --- | --- | --- | --- |`,
  );
  for (const [at, { title, most, work }] of conditions.entries()) {
    const [own, bares] = [0, 1].map((whose) => {
      const { p50 = 0, p99 = 0 } = figures[at * 2 + whose] ?? {};
      const alone = work ? figures[whose]?.p99 : p50;
      return `${p50.toFixed(2)} | ${p99.toFixed(2)} | ${(p99 / (alone ?? p99)).toFixed(1)}`;
    });
    say(`| ${title} | ${own} | ${most} | ${bares} |`);
  }
  const before = residentMegabytes(pid);
  if (minutes > 0) await ours(minutes * 60);
  const after = residentMegabytes(pid);
  say('\n| memory | before, MB | after, MB | growth | at most |\n| --- | --- | --- | --- | --- |');
  say(
    `| ${minutes} minutes at half of saturation | ${before} | ${after} | ${(((after - before) / before) * 100).toFixed(1)} % | 10 % |`,
  );
}

interface Figures {
  p50: number;
  p99: number;
}

/** @returns medians of the rounds; each round runs every measurement once */
async function inTurns(measurements: (() => Promise<Figures>)[]): Promise<Figures[]> {
  const taken = measurements.map(() => [] as Figures[]);
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, measured] of measurements.entries()) taken[at]?.push(await measured());
  }
  return taken.map((each) => ({ p50: median(each.map(({ p50 }) => p50)), p99: median(each.map(({ p99 }) => p99)) }));
}

/** Runs the work of other users during the measurement. */
async function beside<T>(measured: () => Promise<T>, work: OthersWork): Promise<T> {
  const others = fork(join(root, 'tools/bench/others.ts'), [JSON.stringify(work)], { execArgv: ['--import', 'tsx'] });
  const ended = once(others, 'exit');
  const failed = ended.then(() => Promise.reject(new Error('The work of the other users has failed.')));
  await Promise.race([once(others, 'message'), failed]);
  const result = await Promise.race([measured(), failed]);
  others.send('stop');
  await ended;
  return result;
}

function residentMegabytes(pid: number) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1_024);
}
