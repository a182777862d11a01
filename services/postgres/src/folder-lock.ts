import { readLock, releaseLock, takeLock } from './lock-file';
import { OperatorError } from './operator-error';
import { identityOf } from './process-identity';

interface Holder {
  pid: number;
  identity: string;
}

/**
 * Holds `file` for this process until the returned function is called. A holder that has stopped is replaced; one that
 * runs makes an {@link OperatorError} whose line begins with `subject`.
 */
export function lockFolder(file: string, subject: string): () => void {
  const own = JSON.stringify({ pid: process.pid, identity: identityOf(process.pid) });
  const holder = takeLock(file, own, isLive);
  if (holder === '')
    throw new OperatorError([`${subject} is being taken by several processes at once; start one of them again`]);
  if (holder !== undefined)
    throw new OperatorError([
      `${subject} is in use by process ${parse(holder)?.pid}; stop it or choose another DATA_DIR`,
    ]);
  return () => releaseLock(file, own);
}

/** True while the process that locked `file` runs. */
export function isLocked(file: string): boolean {
  const holder = readLock(file);
  return holder !== undefined && isLive(holder);
}

function isLive(text: string): boolean {
  const holder = parse(text);
  return holder !== undefined && identityOf(holder.pid) === holder.identity;
}

function parse(text: string): Holder | undefined {
  try {
    const value = JSON.parse(text) as Partial<Holder> | null;
    return value?.pid && value.identity ? { pid: value.pid, identity: value.identity } : undefined;
  } catch {
    return undefined;
  }
}
