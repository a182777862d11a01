import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { measure } from './bench-load.mjs';

const seconds = 5;

/**
 * What readers feel while others do heavy things, and whether memory grows. Reads carry no token and come at half of
 * what the platform can answer.
 * @param {{ platform: { url: string, pid: number }, read: string, login: object, minutes: number, say: (line: string) => void }} options
 */
export async function measureMixed({ platform: { url, pid }, read, login, minutes, say }) {
  const most = await measure(url, { url: read }, { seconds });
  const calm = (/** @type {number} */ time) => measure(url, { url: read }, { seconds: time, rate: most.perSecond / 2 });
  const idle = await calm(seconds);
  const logins = await beside(() => calm(seconds), () => Promise.all(Array.from({ length: 16 }, () => post(`${url}/auth/login`, login))));
  const staff = await (await post(`${url}/auth/login`, { email: 'staff@vidyapath.example', password: 'Staff@123' })).json();
  const headers = { authorization: `Bearer ${staff.access_token}` };
  const heavy = await beside(() => calm(seconds), () => Promise.all([upload(url, headers), ...Array.from({ length: 4 }, () => probe(url, headers))]));
  const before = residentMegabytes(pid);
  if (minutes > 0) await calm(minutes * 60);
  const after = residentMegabytes(pid);
  say('\n| half of saturation, catalogue page of 6 | p50, ms | p99, ms | ratio | at most |\n| --- | --- | --- | --- | --- |');
  say(`| alone: p99 beside p50 | ${idle.p50} | ${idle.p99} | ${(idle.p99 / Math.max(idle.p50, 0.5)).toFixed(1)} | 5 |`);
  say(`| 16 logins at once: p99 beside alone | ${logins.p50} | ${logins.p99} | ${(logins.p99 / Math.max(idle.p99, 0.5)).toFixed(1)} | 3 |`);
  say(`| a 5 MB upload and four probes: p99 beside alone | ${heavy.p50} | ${heavy.p99} | ${(heavy.p99 / Math.max(idle.p99, 0.5)).toFixed(1)} | 3 |`);
  say(`\nresident memory: ${before} MB, after ${minutes} more minutes of load ${after} MB (${(((after - before) / before) * 100).toFixed(1)} %)`);
}

/** Repeats `work` as long as the measurement lasts. @template T @param {() => Promise<T>} measured @param {() => Promise<unknown>} work */
async function beside(measured, work) {
  let going = true;
  const repeated = (async () => {
    while (going) await work();
  })();
  const result = await measured();
  going = false;
  await repeated;
  return result;
}

/** @param {string} url @param {object} body */
const post = (url, body) => fetch(url, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });

/** What no image begins with: read whole, and refused. @param {string} origin @param {Record<string, string>} headers */
async function upload(origin, headers) {
  const body = new FormData();
  body.append('file', new Blob([randomBytes(5 * 1_024 * 1_024 - 1_024)]), 'noise.png');
  await fetch(`${origin}/upload`, { method: 'POST', headers, body });
}

/** @param {string} origin @param {Record<string, string>} headers */
async function probe(origin, headers) {
  const answer = await fetch(`${origin}/api/media/archive-duration`, {
    method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify({ url: 'https://probe.invalid/clip.mp4' }),
  });
  await answer.arrayBuffer();
}

/** @param {number} pid */
function residentMegabytes(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1_024);
}
