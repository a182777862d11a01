import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  folder: string;
  /** Makes it read-only like a mounted secret, also for root. */
  makeReadOnly(): void;
  remove(): void;
}

/** A separate file system that is soon full; undefined when this user may not mount one. */
export function mountSmallDisk(kilobytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'vidyapath-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder]);
  const remove = () => {
    if (mounted.status === 0) spawnSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  };
  const makeReadOnly = () => void spawnSync('mount', ['-o', 'remount,ro', folder]);
  if (mounted.status === 0) return { folder, makeReadOnly, remove };
  remove();
  return undefined;
}
