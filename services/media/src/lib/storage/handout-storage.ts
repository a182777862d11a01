import type { StoredFile } from './stored-file';

/** PDFs of lessons by the id that catalogue gives each. Failures are those of the storage. */
export interface HandoutStorage {
  /** The file is durable when it returns; the same may be stored again. */
  store: (fileId: string, bytes: Uint8Array) => Promise<void>;
  open: (fileId: string) => Promise<StoredFile | undefined>;
  /** Also one that is removed already. */
  remove: (fileId: string) => Promise<void>;
}

export const handoutType = 'application/pdf';
