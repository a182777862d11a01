import { readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { OperatorError } from './operator-error';
import { isAlive, workingFolderOf } from './process-identity';

/** Stops the PostgreSQL that a killed parent left running on exactly this cluster; removes a file that names no such server. */
export async function stopOrphanedServer(folder: string, log: { warn(text: string): void }): Promise<void> {
  const file = join(folder, 'postmaster.pid');
  const pid = pidIn(file);
  if (pid === undefined) return;
  if (!isAlive(pid) || workingFolderOf(pid) !== realpathSync(folder)) {
    // A process that has this number by chance would make PostgreSQL refuse to start.
    rmSync(file, { force: true });
    return;
  }
  log.warn(`stopping the database that an earlier run left behind (process ${pid})`);
  if (await stopProcess(pid)) return;
  throw new OperatorError([
    `DATA_DIR: the database of an earlier run (process ${pid}) does not stop; end it, then start again`,
  ]);
}

/** Fast shutdown, then the immediate one; true when the process has stopped. */
export async function stopProcess(pid: number): Promise<boolean> {
  for (const [signal, timeoutMs] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 10_000],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return true;
    }
    const deadline = Date.now() + timeoutMs;
    while (Date.now() < deadline) {
      if (!isAlive(pid)) return true;
      await pause(20);
    }
  }
  return false;
}

function pidIn(file: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return pid > 1 ? pid : undefined;
  } catch {
    return undefined;
  }
}
