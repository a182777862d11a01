import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { OperatorError } from './operator-error';
import { identityOf } from './process-identity';

interface Holder {
  pid: number;
  identity: string;
}

/**
 * Holds `file` for this process until the returned function is called. A holder that is gone is replaced; one that
 * lives makes an {@link OperatorError} whose line begins with `subject`.
 */
export function lockFolder(file: string, subject: string): () => void {
  const own = JSON.stringify({ pid: process.pid, identity: identityOf(process.pid) });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (create(file, own)) return () => release(file, own);
    const text = read(file);
    const holder = liveHolder(text);
    if (holder)
      throw new OperatorError([`${subject} is in use by process ${holder.pid}; stop it or choose another DATA_DIR`]);
    if (text !== undefined) removeStale(file, text);
  }
  throw new OperatorError([`${subject} is being taken by several processes at once; start one of them again`]);
}

/** True while the process that locked `file` lives. */
export function isLocked(file: string): boolean {
  return liveHolder(read(file)) !== undefined;
}

function liveHolder(text: string | undefined): Holder | undefined {
  const holder = parse(text);
  return holder && identityOf(holder.pid) === holder.identity ? holder : undefined;
}

function create(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves the stale file away; a fresh one that another process put there in between is moved back. */
function removeStale(file: string, stale: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (read(aside) !== stale) linkSync(aside, file);
  } catch {
    // Another process moved it first; the next attempt looks again.
  } finally {
    rmSync(aside, { force: true });
  }
}

function release(file: string, own: string): void {
  if (read(file) === own) rmSync(file, { force: true });
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function parse(text: string | undefined): Holder | undefined {
  try {
    return text ? (JSON.parse(text) as Holder) : undefined;
  } catch {
    return undefined;
  }
}
