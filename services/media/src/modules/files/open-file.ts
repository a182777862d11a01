import type { StoredFile } from '../../lib/storage/stored-file';
import type { ConcurrencyLimit } from '@vidyapath/service-kit/queue/concurrency-limit';

/** Opens a stored file that counts for `key` until it is closed, read to its end or left. */
export async function openFile(
  open: () => Promise<StoredFile | undefined>,
  { limit, key }: { limit: ConcurrencyLimit; key: string },
): Promise<StoredFile | undefined> {
  const leave = limit.enter(key);
  let file: StoredFile | undefined;
  try {
    file = await open();
  } finally {
    if (!file) leave();
  }
  if (!file) return undefined;
  return {
    size: file.size,
    stream: (range) => file.stream(range).once('close', leave),
    close: () => file.close().finally(leave),
  };
}
