import type { ByteSource } from './byte-source';
import { type ProbeAnswer, type ProbeClient, tooMuch } from './probe-client';
import { ProbeError } from './probe-error';

/** Bytes by which the buffer grows. */
const growth = 1_024 * 1_024;

/** For a server that ignores ranges: reads the file from its beginning, and only as far as needed. */
export async function createSequentialSource(answer: ProbeAnswer, client: ProbeClient): Promise<ByteSource> {
  const body = answer.body[Symbol.asyncIterator]();
  let kept = Buffer.alloc(0);
  let received = 0;

  const keep = (chunk: Buffer): void => {
    if (received + chunk.length > kept.length) kept = Buffer.concat([kept], received + chunk.length + growth);
    received += chunk.copy(kept, received);
  };
  const readUntil = async (end: number): Promise<boolean> => {
    while (received < end) {
      if (client.bytesLeft() <= 0) return false;
      const next = await body.next();
      if (next.done) return false;
      keep(next.value);
    }
    return true;
  };
  const read = async (start: number, end: number): Promise<Uint8Array> => {
    if (end - received > client.bytesLeft()) throw tooMuch();
    if (!(await readUntil(end))) throw new ProbeError('The server sent less of the file than it said.');
    return kept.subarray(start, end);
  };

  const announced = Number(answer.header('content-length') ?? Number.NaN);
  if (Number.isSafeInteger(announced)) return { size: announced, isWhole: true, read };
  // Without a length the file ends where the server ends, or at the probe's limit.
  const isWhole = await readToTheEnd(readUntil, client);
  return { size: received, isWhole, read };
}

async function readToTheEnd(readUntil: (end: number) => Promise<boolean>, client: ProbeClient): Promise<boolean> {
  // A chunk has at most the size of the socket's buffer; stopping one chunk earlier stays within the probe's bytes.
  const reserve = 128 * 1_024;
  let end = 0;
  while (client.bytesLeft() > reserve) {
    end += reserve / 2;
    if (!(await readUntil(end))) return true;
  }
  return false;
}
