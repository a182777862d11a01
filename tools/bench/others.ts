// The work of other users while readers are measured, in its own process, repeated until it is stopped. It sends plain requests
// with bodies that are made once, since its processor time is missing for the server and its readers.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface OthersWork {
  url: string;
  work: 'logins' | 'heavy';
  login: object;
  headers: Record<string, string>;
}

const { url, work, login, headers } = JSON.parse(process.argv[2] ?? '') as OthersWork;
const agent = new Agent({ keepAlive: true });

const boundary = 'bench';
/** Not an image: the service reads it completely and refuses it. */
const noise = randomBytes(5 * 1_024 * 1_024 - 1_024);
const image = Buffer.concat([
  Buffer.from(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="noise.png"\r\ncontent-type: image/png\r\n\r\n`,
  ),
  noise,
  Buffer.from(`\r\n--${boundary}--\r\n`),
]);

/** @param statuses that an answer may have */
async function post(path: string, type: string, body: Buffer, statuses: number[]) {
  const outgoing = request(url + path, {
    method: 'POST',
    agent,
    headers: { ...headers, 'content-type': type, 'content-length': body.length },
  });
  outgoing.end(body);
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  await buffer(answer);
  if (!statuses.includes(answer.statusCode ?? 0)) throw new Error(`${path}: ${answer.statusCode}`);
}

const credentials = Buffer.from(JSON.stringify(login));
const clip = Buffer.from(JSON.stringify({ url: 'https://probe.invalid/clip.mp4' }));
const times = (count: number, each: () => Promise<void>) => Array.from({ length: count }, each);

const works = {
  logins: () => Promise.all(times(16, () => post('/auth/login', 'application/json', credentials, [200]))),
  heavy: () =>
    Promise.all([
      post('/upload', `multipart/form-data; boundary=${boundary}`, image, [415]),
      // A person may run three at once; a name that is not found in time is reported in the lines of the answer.
      ...times(4, () => post('/api/media/archive-duration', 'application/json', clip, [200, 400, 429])),
    ]),
};

let going = true;
process.once('message', () => {
  going = false;
});
process.send?.('begun');
while (going) await works[work]();
agent.destroy();
process.disconnect();
