import type { HandoutStorage } from './handout-storage';
import type { LessonStorage } from './lesson-storage';
import type { StoredFile } from './stored-file';

/** A file that is about to be stored, under its final name. */
export interface NewFile {
  name: string;
  bytes: Uint8Array;
}

/** Files that are written but not published. `discard` is called instead of `publish`, or after it has failed. */
export interface StagedFiles {
  /** Publishes all of them. A name that is stored already is written again with the same content. */
  publish: () => Promise<void>;
  /** Removes them. Never rejects. */
  discard: () => Promise<void>;
}

/** Files of a storage that all readers together may read at once. */
export const openFilesMax = 1_000;

/**
 * A store of files. Names are content hashes with an ending, so the content of a name never changes.
 * Failures are {@link StorageAwayError} or {@link StorageFullError}.
 */
export interface Storage {
  /** `undefined` when there is no such file, or the name is not one that this platform gives. */
  open: (name: string) => Promise<StoredFile | undefined>;
  stage: (files: readonly NewFile[]) => Promise<StagedFiles>;
  remove: (names: readonly string[]) => Promise<void>;
  /** Rejects while files cannot be written. */
  check: () => Promise<void>;
  /** Files that a killed process had staged and not published; removed when the storage was opened. */
  leftovers?: readonly string[];
  lessons: LessonStorage;
  handouts: HandoutStorage;
}

export class StorageAwayError extends Error {
  override readonly name = 'StorageAwayError';
}

export class StorageFullError extends Error {
  override readonly name = 'StorageFullError';
}
