import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/**
 * An identity that no later process with the same number has: the start in clock ticks with the id of the boot.
 * Undefined when there is no such process, or only a zombie.
 */
export function identityOf(pid: number): string | undefined {
  if (process.platform !== 'linux') return identityFromPs(pid);
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return state === 'Z' || state === 'X' ? undefined : `${boot}:${fields[18]}`;
  } catch {
    return undefined;
  }
}

export function isAlive(pid: number): boolean {
  return identityOf(pid) !== undefined;
}

/** The folder that a process works in; undefined when it is unknown. */
export function workingFolderOf(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`);
    const lines = execFileSync('lsof', ['-a', '-p', String(pid), '-d', 'cwd', '-Fn'], { encoding: 'utf8' });
    return /^n(.+)$/m.exec(lines)?.[1];
  } catch {
    return undefined;
  }
}

function identityFromPs(pid: number): string | undefined {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}
