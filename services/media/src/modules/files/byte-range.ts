export interface ByteRange {
  start: number;
  /** Included. */
  end: number;
}

/** Two numbers of any file need far less; a longer header asks for many ranges, which are not served. */
const headerMax = 100;
const single = /^bytes=(\d*)-(\d*)$/;

/**
 * The one range that a `Range` header asks for (RFC 9110 section 14.2). `undefined` means the whole file: no header,
 * several ranges, another unit or more than a header of one range needs; `'unsatisfiable'` is a 416.
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  if (!header || header.length > headerMax) return undefined;
  const [, first = '', last = ''] = single.exec(header.replaceAll(' ', '')) ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}
