// What others do while readers are measured, in its own process: over and over until it is stopped. Plain requests
// from bodies that are made once, since what the asking costs is taken from the server and its readers.
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
/** What no image begins with: read whole, and refused. */
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
  const asked = request(url + path, {
    method: 'POST',
    agent,
    headers: { ...headers, 'content-type': type, 'content-length': body.length },
  });
  asked.end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
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
      // Three are one person's share, and a name that is not found in time is reported in the answer's lines.
      ...times(4, () => post('/api/media/archive-duration', 'application/json', clip, [200, 400, 429])),
    ]),
};

let going = true;
process.once('message', () => (going = false));
process.send?.('begun');
while (going) await works[work]();
agent.destroy();
process.disconnect();
