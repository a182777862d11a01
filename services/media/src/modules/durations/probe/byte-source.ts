/** Random access to the bytes of a file that may be far away. */
export interface ByteSource {
  /** Bytes; of what can be read when the file is longer than may be read. */
  size: number;
  /** False when `size` is not the whole file, so that its end says nothing about its length. */
  isWhole: boolean;
  /** The bytes from `start` up to and without `end`. */
  read: (start: number, end: number) => Promise<Uint8Array>;
  close: () => Promise<void>;
}
