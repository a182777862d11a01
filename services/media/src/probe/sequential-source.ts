import type { ByteSource } from './byte-source';
import { type ProbeAnswer, type ProbeClient, tooMuch } from './probe-client';
import { ProbeError } from './probe-error';

/** A server that ignores ranges: the file is read from its front, and only as far as it is needed. */
export async function createSequentialSource(answer: ProbeAnswer, client: ProbeClient): Promise<ByteSource> {
  const body = answer.body[Symbol.asyncIterator]();
  const chunks: Buffer[] = [];
  let received = 0;

  const readUntil = async (end: number): Promise<boolean> => {
    while (received < end) {
      if (client.bytesLeft() <= 0) return false;
      const next = await body.next();
      if (next.done) return false;
      chunks.push(next.value);
      received += next.value.length;
    }
    return true;
  };
  const read = async (start: number, end: number): Promise<Uint8Array> => {
    if (end - received > client.bytesLeft()) throw tooMuch();
    if (!(await readUntil(end))) throw new ProbeError('The server sent less of the file than it said.');
    return cut(chunks, start, end);
  };

  const announced = Number(answer.header('content-length') ?? Number.NaN);
  if (Number.isSafeInteger(announced)) return { size: announced, isWhole: true, read, close: client.close };
  // Without a length the file ends where the server ends, or where the probe must.
  const isWhole = await readToTheEnd(readUntil, client);
  return { size: received, isWhole, read, close: client.close };
}

async function readToTheEnd(readUntil: (end: number) => Promise<boolean>, client: ProbeClient): Promise<boolean> {
  // A chunk has at most the size of the socket's buffer; stopping one short keeps within the probe's bytes.
  const reserve = 128 * 1_024;
  let end = 0;
  while (client.bytesLeft() > reserve) {
    end += reserve / 2;
    if (!(await readUntil(end))) return true;
  }
  return false;
}

function cut(chunks: readonly Buffer[], start: number, end: number): Uint8Array {
  const parts: Buffer[] = [];
  let offset = 0;
  for (const chunk of chunks) {
    if (offset + chunk.length > start && offset < end) parts.push(chunk.subarray(Math.max(0, start - offset), end - offset));
    offset += chunk.length;
  }
  return Buffer.concat(parts);
}
