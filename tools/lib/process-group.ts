import { spawnSync } from 'node:child_process';

/** The processes of a group: id, age and command, a line each; empty without `ps`. */
export function processesOfGroup(group: number) {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pgid=,pid=,etime=,args='], { encoding: 'utf8' });
  const lines = (stdout ?? '').split('\n').map((line) => line.trim());
  return lines.filter((line) => Number.parseInt(line, 10) === group).map((line) => line.slice(0, 200));
}
