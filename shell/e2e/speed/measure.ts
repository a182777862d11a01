import { cpus, loadavg } from 'node:os';
import { request } from '@playwright/test';
import { launchBrowser } from '../support/chromium';
import type { Account } from '../support/accounts';
import { type Build, createFigures } from './figures';
import { steps, type Subject } from './round';

const [ours = '', single = '', rounds = '1'] = process.argv.slice(2);
const say = (line: string) => void process.stdout.write(`${line}\n`);

/** Cached, since neither changes between rounds. */
function remembered<Value>(find: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>();
  return (key) => {
    const found = known.get(key) ?? find(key);
    known.set(key, found);
    return found;
  };
}

function subjectOf(build: Build, origin: string): Subject {
  const login = remembered(async (text) => {
    const context = await request.newContext({ baseURL: origin });
    const answer = await context.post('/auth/login', { data: JSON.parse(text) as Account });
    const { access_token: token } = (await answer.json()) as { access_token: string };
    await context.dispose();
    return token;
  });
  return {
    build,
    origin,
    tokenOf: async (account) => account && login(JSON.stringify(account)),
    textOf: remembered(async (url) => (await fetch(url)).text()),
  };
}

/** `tsx measure.ts OURS SINGLE ROUNDS`: a table of both builds; names rows over their budget and does not fail. */
async function run(): Promise<void> {
  const subjects = [subjectOf('ours', ours), subjectOf('single', single)];
  const figures = createFigures();
  const browser = await launchBrowser();
  const [load = 0] = loadavg();
  for (let round = 1; round <= Number(rounds); round += 1) {
    for (const [at, step] of steps.entries()) {
      // The order alternates, so that other work of the machine affects both.
      for (const subject of (round + at) % 2 ? subjects : subjects.toReversed()) {
        await step(browser, subject, figures).catch((error: Error) =>
          say(`  left out once (${subject.build}): ${error.message.split('\n', 1)[0]}`),
        );
      }
      say(`  round ${round} of ${rounds}: ${at + 1} of ${steps.length} measured`);
    }
  }
  await browser.close();
  say(
    `\n${new Date().toISOString().slice(0, 10)}, ${cpus().length} processors (load ${load.toFixed(1)} at the start), medians of ${rounds} interleaved rounds, cold cache, brotli, 1.6 Mbit/s, 150 ms, processor slowed 4 ×, 1 KB = 1,000 bytes with headers\n`,
  );
  say('| what | ours | single bundle | ratio | budget | |\n| --- | --- | --- | --- | --- | --- |');
  figures.lines().forEach(say);
  const exceeded = figures.over();
  say(`\n${exceeded.length === 0 ? 'Nothing is over its budget.' : `Over budget: ${exceeded.join('; ')}`}`);
}

void run();
