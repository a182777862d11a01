/** Random access to the bytes of a file that may be far away. */
export interface ByteSource {
  /** Bytes that may be read, at most those of the file. */
  size: number;
  /** False when `size` is not the whole file, so that its end does not show its length. */
  isWhole: boolean;
  /** The bytes from `start` to `end`, without `end`. */
  read: (start: number, end: number) => Promise<Uint8Array>;
}
