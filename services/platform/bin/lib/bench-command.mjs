import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { orderly } from './orderly.mjs';
import { platformRoom, root } from './paths.mjs';
import { startOwnPlatform } from './platform-process.mjs';
import { say } from './say.mjs';
import { endOnSignals } from './signals.mjs';

const rounds = 5;
const secondsEach = 2;
const connections = 16;
const login = JSON.stringify({ email: 'learner@vidyapath.example', password: 'Learner@123' });

/** @type {{ title: string, url: string, method: 'GET' | 'POST', body?: string }[]} */
const cases = [
  { title: 'category list', url: '/api/category', method: 'GET' },
  { title: 'catalogue page of 6', url: '/api/courseProgress/public-course-content-by-category/?category_id=0&limit=6&offset=0', method: 'GET' },
  { title: 'course detail', url: '/api/courseProgress/public-course-content/?course_id=4', method: 'GET' },
  { title: 'login', url: '/auth/login', method: 'POST', body: login },
];

/** `npm run bench`: throughput of the platform as a ratio to a bare Fastify route that returns the same bytes. */
export async function run() {
  const signals = endOnSignals();
  await orderly(signals, async () => {
    await ensureInstalled(root);
    await ensureBuilt(root);
    const dataDir = await mkdtemp(join(tmpdir(), 'vidyapath-bench-'));
    const first = await startOwnPlatform({ DEMO_DATA: 'true' }, dataDir);
    const memoryAfterLoad = residentMegabytes(first.pid);
    await first.stop();
    const platform = await startOwnPlatform({ DEMO_DATA: 'true' }, dataDir);
    signals.closeAlso({ close: () => platform.stop() });
    const bare = await startBare(await answersOf(platform.url));
    say(`${cpus().length} processors, Node ${process.versions.node}, ${connections} connections, medians of ${rounds} rounds of ${secondsEach} s\n`);
    say('| route | platform, requests/s | bare Fastify, requests/s | ratio |\n| --- | --- | --- | --- |');
    for (const each of cases) say(await measured(each, platform.url, bare.url));
    say(`\nfirst start with demo load: ${(first.startMilliseconds / 1_000).toFixed(1)} s, second start: ${(platform.startMilliseconds / 1_000).toFixed(1)} s`);
    say(`resident memory after the demo load: ${memoryAfterLoad} MB, after the measurement: ${residentMegabytes(platform.pid)} MB`);
    bare.stop();
    await platform.stop();
    await rm(dataDir, { recursive: true, force: true });
    process.exit(0);
  });
}

/** Rounds take turns, so that whatever else the machine does falls on both. @param {typeof cases[number]} each @param {string} platform @param {string} bare */
async function measured(each, platform, bare) {
  const results = { platform: /** @type {number[]} */ ([]), bare: /** @type {number[]} */ ([]) };
  for (let round = 0; round < rounds; round += 1) {
    results.platform.push(await throughput(platform, each));
    results.bare.push(await throughput(bare, each));
  }
  const [ours, theirs] = [median(results.platform), median(results.bare)];
  return `| ${each.title} | ${Math.round(ours)} | ${Math.round(theirs)} | ${(ours / theirs).toFixed(3)} |`;
}

/** @param {string} origin @param {typeof cases[number]} each @returns {Promise<number>} answers a second */
async function throughput(origin, { url, method, body }) {
  const autocannon = createRequire(join(platformRoom, 'package.json'))('autocannon');
  const headers = { 'content-type': 'application/json' };
  const result = await autocannon({ url: origin + url, method, body, headers, connections, duration: secondsEach });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${method} ${url}: ${result.non2xx} bad answers, ${result.errors} errors`);
  return result['2xx'] / result.duration;
}

/** @param {string} origin */
async function answersOf(origin) {
  return Promise.all(
    cases.map(async ({ url, method, body }) => {
      const response = await fetch(origin + url, { method, body, headers: { 'content-type': 'application/json' } });
      const bytes = Buffer.from(await response.arrayBuffer());
      return { method, url, status: response.status, type: response.headers.get('content-type') ?? '', body: bytes.toString('base64') };
    }),
  );
}

/** @param {object[]} answers */
async function startBare(answers) {
  const child = spawn(process.execPath, [join(platformRoom, 'bin/lib/bench-bare.mjs')], {
    cwd: platformRoom,
    env: { ...process.env, BENCH_ANSWERS: JSON.stringify(answers) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout.setEncoding('utf8'), 'data');
  return { url: line.trim(), stop: () => child.kill() };
}

/** @param {number[]} values */
function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** @param {number} pid */
function residentMegabytes(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1_024);
}
