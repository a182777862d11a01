import type { Readable } from 'node:stream';
import type { StoredFile } from './stored-file';

export interface LessonFolder {
  assetId: string;
  folder: string;
}

/**
 * Files of uploaded lessons: originals, by the id of their upload, and what was made of them, in folders of an asset. A folder is a
 * file version, or `captions`. Failures are those of the storage.
 */
export interface LessonStorage {
  /**
   * Adds the files of a local folder, which may be moved. They are durable when it returns. Files of the top, such as the master
   * playlist, replace those before and are seen after all others.
   */
  storeFolder: (assetId: string, folder: string, localFolder: string) => Promise<void>;
  /** `path` is `<folder>/<name>`. */
  storeFile: (assetId: string, path: string, bytes: Uint8Array) => Promise<void>;
  open: (assetId: string, path: string) => Promise<StoredFile | undefined>;
  /** Without a folder all of the asset. */
  removeFolder: (assetId: string, folder?: string) => Promise<void>;
  listFolders: () => AsyncIterable<LessonFolder>;

  /** Begins an original of this length. */
  beginOriginal: (uploadId: string, size: number) => Promise<void>;
  /** Adds bytes and returns the new length. When `bytes` end early or fail, what arrived stays as far as the store can. */
  appendOriginal: (uploadId: string, bytes: Readable, offset: number) => Promise<number>;
  /** Bytes that have arrived; undefined: there is no such original. */
  lengthOfOriginal: (uploadId: string) => Promise<number | undefined>;
  /** Call it when all bytes have arrived, also more than once. */
  finishOriginal: (uploadId: string) => Promise<void>;
  /** Path of a local file with the whole original, in `scratchFolder` unless the storage is a folder itself. */
  fetchOriginal: (uploadId: string, scratchFolder: string) => Promise<string>;
  /** Finished or not. */
  removeOriginal: (uploadId: string) => Promise<void>;
  /** Ids of uploads, finished or not. */
  listOriginals: () => AsyncIterable<string>;

  /** Undefined: the store does not say. */
  freeBytes: () => Promise<number | undefined>;
}

export type Originals = Pick<
  LessonStorage,
  | 'beginOriginal'
  | 'appendOriginal'
  | 'lengthOfOriginal'
  | 'finishOriginal'
  | 'fetchOriginal'
  | 'removeOriginal'
  | 'listOriginals'
>;
