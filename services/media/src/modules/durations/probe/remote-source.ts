import type { ByteSource } from './byte-source';
import { createBlockReader, firstReadBytes } from './block-reader';
import { type ProbeAnswer, type ProbeClient, tooMuch } from './probe-client';
import { ProbeError } from './probe-error';
import { createSequentialSource } from './sequential-source';

const contentRange = /^bytes (\d+)-(\d+)\/(\d+)$/i;

/** Opens a media address: by ranges if the server supports them, else from the beginning up to the probe's bytes. */
export async function openRemoteSource(client: ProbeClient, url: string): Promise<ByteSource> {
  const answer = await client.get(url, { range: `bytes=0-${firstReadBytes - 1}` });
  if (answer.status === 200) return createSequentialSource(answer, client);
  if (answer.status !== 206) {
    answer.discard();
    throw new ProbeError(refusalOf(answer.status));
  }
  const [start, end, size] = rangeOf(answer);
  if (start !== 0 || end + 1 < Math.min(size, firstReadBytes)) throw unreadableRange(answer);
  const reader = createBlockReader(size, (from, to) => fetchRange(client, answer.url.href, from, to));
  reader.keep(0, await collect(answer, end + 1));
  return { size, isWhole: true, read: reader.read };
}

async function fetchRange(client: ProbeClient, url: string, start: number, end: number): Promise<Uint8Array> {
  if (end - start > client.bytesLeft()) throw tooMuch();
  const answer = await client.get(url, { range: `bytes=${start}-${end - 1}` });
  const [from, to] = answer.status === 206 ? rangeOf(answer) : [-1, -1];
  if (from !== start || to !== end - 1) throw unreadableRange(answer);
  return collect(answer, end - start);
}

async function collect(answer: ProbeAnswer, length: number): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let received = 0;
  for await (const chunk of answer.body) {
    chunks.push(chunk);
    received += chunk.length;
    if (received >= length) break;
  }
  if (received !== length) throw new ProbeError('The server sent another part of the file than it said.');
  return Buffer.concat(chunks);
}

function rangeOf(answer: ProbeAnswer): [start: number, end: number, size: number] {
  const [, start, end, size] = contentRange.exec(answer.header('content-range') ?? '') ?? [];
  const range: [number, number, number] = [Number(start), Number(end), Number(size)];
  const isValid = range.every(Number.isSafeInteger) && range[0] <= range[1] && range[1] < range[2];
  if (!isValid) throw unreadableRange(answer);
  return range;
}

function unreadableRange(answer: ProbeAnswer): ProbeError {
  answer.discard();
  return new ProbeError('The server does not send parts of the file as it should.');
}

function refusalOf(status: number): string {
  if (status === 404 || status === 410) return 'There is no file at this address.';
  if (status === 401 || status === 403) return 'The server does not let this file be read.';
  return `The server answered with the status ${status}.`;
}
