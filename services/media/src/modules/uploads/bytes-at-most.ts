import { Readable } from 'node:stream';

/** The first `max` bytes of a body whose length nobody told, and whether there were more. */
export function bytesAtMost(body: Readable, max: number): { stream: Readable; isCut: () => boolean } {
  let isCut = false;
  async function* read(): AsyncGenerator<Buffer> {
    let left = max;
    // The connection is still needed for the answer.
    for await (const part of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      left -= part.length;
      isCut = left < 0;
      if (isCut) return;
      yield part;
    }
  }
  return { stream: Readable.from(read(), { objectMode: false }), isCut: () => isCut };
}
