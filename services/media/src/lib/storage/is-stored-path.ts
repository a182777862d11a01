import type { Storage } from './storage';
import { nameOfMediaPath } from './stored-name';

/** Whether a file is served at `path`, for services of the same process. */
export async function isStoredPath(storage: Storage, path: string): Promise<boolean> {
  const name = nameOfMediaPath(path);
  const file = name === undefined ? undefined : await storage.open(name);
  await file?.close();
  return file !== undefined;
}
