import type { Readable } from 'node:stream';

/** A file that is about to be stored, under its final name. */
export interface NewFile {
  name: string;
  bytes: Uint8Array;
}

/** Files that are safely written but not yet to be seen. Exactly one of the two is called. */
export interface StagedFiles {
  /** Makes all of them visible; may be repeated over what is already there, since a name stands for its content. */
  publish: () => Promise<void>;
  /** Leaves nothing behind. Never rejects. */
  discard: () => Promise<void>;
}

export interface StoredFile {
  /** Bytes. */
  size: number;
  /** The bytes from `start` to `end`, both included; the whole file without them. */
  stream: (range?: { start: number; end: number }) => Readable;
  /** Releases the file when `stream` is not called. */
  close: () => Promise<void>;
}

/** How many files of a storage are read at once, by all. */
export const openFilesMax = 1_000;

/**
 * Where files lie. Names are content hashes with an ending, so a name never changes its content.
 * Failures are {@link StorageAwayError} or {@link StorageFullError}.
 */
export interface Storage {
  /** `undefined` when there is no such file, or the name is not one that this platform gives. */
  open: (name: string) => Promise<StoredFile | undefined>;
  stage: (files: readonly NewFile[]) => Promise<StagedFiles>;
  remove: (names: readonly string[]) => Promise<void>;
  /** Rejects while files cannot be written. */
  check: () => Promise<void>;
  /** Files that a killed process had staged and not published; taken away when the storage was opened. */
  leftovers?: readonly string[];
}

export class StorageAwayError extends Error {
  override readonly name = 'StorageAwayError';
}

export class StorageFullError extends Error {
  override readonly name = 'StorageFullError';
}
