import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { createMediaTestApp, type MediaTestApp } from '../../testing/media-app';
import { sendPart } from '../../testing/slow-part';
import { metadataOf, tusHeaders } from '../../testing/upload-client';
import { startUploadServer, type UploadServer } from '../../testing/upload-server';

const mebibyte = 1_024 ** 2;
const partBytes = 8 * mebibyte;
const parts = 128;
const size = parts * partBytes;

let media: MediaTestApp;
let server: UploadServer;
beforeEach(async () => {
  media = await createMediaTestApp();
  server = await startUploadServer(media);
});
afterEach(async () => {
  await server.kill();
  await media.close();
});

const noise = randomBytes(partBytes);
/** Every part differs. */
function partAt(index: number): Buffer {
  noise.writeUInt32BE(index);
  return noise;
}

const agent = new Agent({ keepAlive: true });
async function send(method: string, path: string, headers: object, body?: Buffer): Promise<IncomingMessage> {
  const all = { ...tusHeaders, ...server.headers, ...headers };
  const sent = request(new URL(path, server.address), {
    method,
    agent,
    headers: { ...all, 'content-length': body?.length ?? 0 },
  });
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  sent.end(body);
  const [answer] = await answered;
  answer.resume();
  await once(answer, 'end');
  return answer;
}

async function begin(): Promise<string> {
  const headers = { 'upload-length': size, 'upload-metadata': metadataOf({ filename: 'a.mp4' }) };
  return String((await send('POST', '/api/media/uploads', headers)).headers.location);
}
const offsetOf = async (url: string) => Number((await send('HEAD', url, {})).headers['upload-offset']);
const partHeaders = (offset: number) => ({
  'content-type': 'application/offset+octet-stream',
  'upload-offset': offset,
});

function expectedHash(): string {
  const hash = createHash('sha256');
  for (let index = 0; index < parts; index += 1) hash.update(partAt(index));
  return hash.digest('hex');
}
async function storedHash(url: string): Promise<string> {
  const hash = createHash('sha256');
  const path = await media.storage.lessons.fetchOriginal(url.slice(url.lastIndexOf('/') + 1), '');
  for await (const bytes of createReadStream(path)) hash.update(bytes as Buffer);
  return hash.digest('hex');
}

test('1 GiB costs at most 6 s of processor time and 60 MB of memory', async () => {
  const url = await begin();
  await send('PATCH', url, partHeaders(0), partAt(0));
  const before = await server.usage();
  let memory = 0;
  for (let index = 1; index < parts; index += 1) {
    const { statusCode } = await send('PATCH', url, partHeaders(index * partBytes), partAt(index));
    expect(statusCode).toBe(204);
    if (index % 8 === 0) memory = Math.max(memory, (await server.usage()).memory - before.memory);
  }
  const { cpu } = await server.usage();
  const seconds = (cpu.user + cpu.system - before.cpu.user - before.cpu.system) / 1e6;
  process.stderr.write(
    `1 GiB: ${seconds.toFixed(2)} s of processor time, ${Math.round(memory / 1e6)} MB more memory\n`,
  );
  expect(memory).toBeLessThan(60e6);
  expect(seconds).toBeLessThan(6);
  expect(await storedHash(url)).toBe(expectedHash());
}, 600_000);

test('1 GiB whose connection is cut five times and whose server is killed twice arrives byte by byte', async () => {
  const url = await begin();
  const cutAt = new Set([3, 20, 50, 77, 127]);
  const killedAt = new Set([30, 100]);
  for (let offset = 0; offset < size; offset = await offsetOf(url)) {
    const index = Math.floor(offset / partBytes);
    const rest = partAt(index).subarray(offset % partBytes);
    const breaks = cutAt.delete(index);
    const kills = killedAt.delete(index);
    if (!breaks && !kills) {
      await send('PATCH', url, partHeaders(offset), rest);
      continue;
    }
    const broken = sendPart(server.address, { path: url, offset, length: rest.length, headers: server.headers });
    broken.request.write(rest.subarray(0, rest.length / 2));
    await pause(300);
    if (kills) {
      await server.kill();
      server = await startUploadServer(media);
    }
    broken.request.destroy();
    await broken.answer;
  }
  expect(cutAt.size + killedAt.size).toBe(0);
  const row = await media.db('asset_file').first<{ state: string }>();
  expect(row.state).toBe('waiting');
  expect(await storedHash(url)).toBe(expectedHash());
}, 900_000);
