import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { measure, median } from './bench-load.mjs';
import { measurePaced } from './bench-paced.mjs';

const seconds = 4;
const rounds = 5;

/** Where the bare route sends the bytes of the page that is read. */
const bareRead = '/bytes/page-6';

/**
 * What readers feel while others do heavy things, and whether memory grows. Reads carry no token and come at half of
 * what the platform can answer; the bare route is asked as often, since some of what they feel is the machine's.
 * @param {{ platform: { url: string, pid: number }, bare: string, read: string, login: object, staff: Record<string, string>, minutes: number, say: (line: string) => void }} options
 */
export async function measureMixed({ platform: { url, pid }, bare, read, login, staff, minutes, say }) {
  const most = await measure(url, { url: read }, { seconds });
  const perSecond = most.perSecond / 2;
  const calm = (/** @type {number} */ time) => measurePaced(url, read, { seconds: time, perSecond });
  const theirs = /** @type {Figures[]} */ ([]);
  const idle = /** @type {Figures[]} */ ([]);
  const logins = /** @type {Figures[]} */ ([]);
  const heavy = /** @type {Figures[]} */ ([]);
  for (let round = 0; round < rounds; round += 1) {
    theirs.push(await measurePaced(bare, bareRead, { seconds, perSecond }));
    idle.push(await calm(seconds));
    logins.push(await beside(() => calm(seconds), { url, work: 'logins', login, headers: {} }));
    heavy.push(await beside(() => calm(seconds), { url, work: 'heavy', login, headers: staff }));
  }
  const alone = medians(idle);
  say(`\n| half of saturation, catalogue page of 6, medians of ${rounds} | p50, ms | p99, ms | ratio | at most |\n| --- | --- | --- | --- | --- |`);
  say(line('alone: p99 beside p50', alone, alone.p50, 5));
  say(line('the bare route, asked as often: p99 beside p50', medians(theirs), medians(theirs).p50, '-'));
  say(line('16 logins at once: p99 beside alone', medians(logins), alone.p99, 3));
  say(line('a 5 MB upload and four probes: p99 beside alone', medians(heavy), alone.p99, 3));
  const before = residentMegabytes(pid);
  if (minutes > 0) await calm(minutes * 60);
  const after = residentMegabytes(pid);
  say('\n| memory | before, MB | after, MB | growth | at most |\n| --- | --- | --- | --- | --- |');
  say(`| ${minutes} minutes at half of saturation | ${before} | ${after} | ${(((after - before) / before) * 100).toFixed(1)} % | 10 % |`);
}

/** @typedef {{ p50: number, p99: number }} Figures */

/** @param {Figures[]} figures @returns {Figures} */
const medians = (figures) => ({ p50: median(figures.map(({ p50 }) => p50)), p99: median(figures.map(({ p99 }) => p99)) });

/** @param {string} title @param {Figures} figures @param {number} beside @param {number | string} most */
const line = (title, { p50, p99 }, beside, most) => `| ${title} | ${p50.toFixed(2)} | ${p99.toFixed(2)} | ${(p99 / beside).toFixed(1)} | ${most} |`;

/** Others work as long as the measurement lasts. @template T @param {() => Promise<T>} measured @param {object} workerData */
async function beside(measured, workerData) {
  const others = new Worker(new URL('bench-others.mjs', import.meta.url), { workerData });
  const result = await measured();
  others.postMessage('stop');
  await once(others, 'exit');
  return result;
}

/** @param {number} pid */
function residentMegabytes(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1_024);
}
