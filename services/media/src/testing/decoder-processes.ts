import { readFileSync } from 'node:fs';

/** Decoders that a process has started and that are running. */
export function decodersOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').map(Number);
  return children.filter((child) => child > 0 && isDecoder(child));
}

/** False for one that has ended, also while it is a zombie. */
export function isDecoder(pid: number): boolean {
  return fileOf(pid, 'cmdline').includes('decoder-script');
}

export function megabytesOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(fileOf(pid, 'status'))?.[1] ?? 0) / 1_024;
}

function fileOf(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}
