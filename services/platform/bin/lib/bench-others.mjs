// What others do while readers are measured, in a thread of its own: over and over until it is told to stop.
import { randomBytes } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';

/** @type {{ url: string, work: 'logins' | 'heavy', login: object, headers: Record<string, string> }} */
const { url, work, login, headers } = workerData;
/** What no image begins with: read whole, and refused. */
const noise = new Blob([randomBytes(5 * 1_024 * 1_024 - 1_024)]);

/** @param {string} path @param {object} body */
async function post(path, body) {
  const answer = await fetch(url + path, { method: 'POST', body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } });
  await answer.arrayBuffer();
}

async function upload() {
  const body = new FormData();
  body.append('file', noise, 'noise.png');
  await (await fetch(`${url}/upload`, { method: 'POST', headers, body })).arrayBuffer();
}

const works = {
  logins: () => Promise.all(Array.from({ length: 16 }, () => post('/auth/login', login))),
  heavy: () => Promise.all([upload(), ...Array.from({ length: 4 }, () => post('/api/media/archive-duration', { url: 'https://probe.invalid/clip.mp4' }))]),
};

let going = true;
parentPort?.once('message', () => (going = false));
while (going) await works[work]();
