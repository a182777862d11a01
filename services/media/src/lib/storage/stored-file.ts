import type { Readable } from 'node:stream';

export interface StoredFile {
  /** Bytes. */
  size: number;
  /** The bytes from `start` to `end`, both included; the whole file without them. */
  stream: (range?: { start: number; end: number }) => Readable;
  /** Releases the file when `stream` is not called. */
  close: () => Promise<void>;
}
