const blockSize = 256 * 1_024;

/**
 * Turns many small reads into few large ones: reads whole blocks, keeps them, and fetches adjacent ones together. `fetch` gets the bytes
 * from `start` to `end`, without `end`.
 */
export function createBlockReader(size: number, fetch: (start: number, end: number) => Promise<Uint8Array>) {
  const blocks = new Map<number, Uint8Array>();

  const keep = (start: number, bytes: Uint8Array) => {
    for (let offset = 0; offset < bytes.length; offset += blockSize) {
      blocks.set((start + offset) / blockSize, bytes.subarray(offset, offset + blockSize));
    }
  };
  const load = async (first: number, last: number) => {
    let from = first;
    while (from <= last) {
      if (blocks.has(from)) {
        from += 1;
        continue;
      }
      let to = from;
      while (to < last && !blocks.has(to + 1)) to += 1;
      keep(from * blockSize, await fetch(from * blockSize, Math.min(size, (to + 1) * blockSize)));
      from = to + 1;
    }
  };
  const read = async (start: number, end: number): Promise<Uint8Array> => {
    const first = Math.floor(start / blockSize);
    const last = Math.floor((end - 1) / blockSize);
    await load(first, last);
    if (first === last)
      return (blocks.get(first) ?? new Uint8Array()).subarray(start - first * blockSize, end - first * blockSize);
    const parts = Array.from({ length: last - first + 1 }, (_, index) => blocks.get(first + index) ?? new Uint8Array());
    return Buffer.concat(parts).subarray(start - first * blockSize, end - first * blockSize);
  };
  return { read, keep };
}

export const firstReadBytes = blockSize;
