import { hostname } from 'node:os';

const host = hostname().replace(/[^A-Za-z0-9-]/g, '_');
const startedAt = Math.round(performance.timeOrigin);

/** Longer than any upload may take. */
const foreignLeftoverAgeMs = 60 * 60 * 1_000;

/** Starts the name of every staging folder of this process. */
export const stagingPrefix = `${host}.${process.pid}.${startedAt}.`;

/** True for a staging folder whose process has ended: of this host by its pid, of others by age. */
export function isLeftover(name: string, modifiedMs: number): boolean {
  const [owner, pid, started] = name.split('.');
  const isOld = Date.now() - modifiedMs > foreignLeftoverAgeMs;
  if (owner !== host || isOld) return isOld;
  if (Number(pid) === process.pid) return Number(started) !== startedAt;
  return !isAlive(Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
