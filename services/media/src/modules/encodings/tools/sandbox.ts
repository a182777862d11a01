import { spawn } from 'node:child_process';
import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a run may take. */
export interface RunLimits {
  cpuSeconds: number;
  wallSeconds: number;
  memoryBytes: number;
  /** Of one file. */
  fileBytes: number;
}

/** What holds of a run on this machine, in the order of the command. */
const steps = [
  'priority',
  'limits',
  'ends with the service',
  'time',
  'other user',
  'no network',
  'no new rights',
] as const;
export type SandboxStep = (typeof steps)[number];

/** The user `nobody` of a machine; only root may run a program as another user. */
export const otherUser = 65_534;
/** Nothing of this process's environment. */
export const toolEnvironment = {
  PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
  LANG: 'C',
  AV_LOG_FORCE_NOCOLOR: '1',
  MALLOC_ARENA_MAX: '2',
};
const openFiles = 64;
const probeMs = 10_000;

export interface Sandbox {
  holds: readonly SandboxStep[];
  missing: readonly SandboxStep[];
}

const commandOf = (step: SandboxStep, limits: RunLimits): string[] => {
  switch (step) {
    case 'priority':
      return ['nice', '-n', '15'];
    case 'limits':
      return [
        'prlimit',
        `--cpu=${limits.cpuSeconds}:${limits.cpuSeconds + 5}`,
        `--as=${limits.memoryBytes}`,
        `--fsize=${limits.fileBytes}`,
        `--nofile=${openFiles}`,
        '--core=0',
      ];
    case 'ends with the service':
      return ['setpriv', '--pdeathsig', 'KILL'];
    case 'time':
      return ['timeout', '-k', '5', String(limits.wallSeconds)];
    case 'other user':
      return ['setpriv', `--reuid=${otherUser}`, `--regid=${otherUser}`, '--clear-groups'];
    case 'no network':
      return ['unshare', '-rn'];
    case 'no new rights':
      // Once more, since `timeout` is a process between, and another user clears what was set.
      return ['setpriv', '--no-new-privs', '--pdeathsig', 'KILL'];
  }
};

/** The command before that of the tool. */
export const sandboxed = (holds: readonly SandboxStep[], limits: RunLimits): string[] =>
  holds.flatMap((step) => commandOf(step, limits));

const probeLimits: RunLimits = { cpuSeconds: 5, wallSeconds: 10, memoryBytes: 2 ** 31, fileBytes: 2 ** 20 };

/** Tries each step with these programs in a folder of `scratch`. */
export async function probeSandbox(scratch: string, programs: readonly string[]): Promise<Sandbox> {
  await mkdir(scratch, { recursive: true, mode: 0o750 });
  const folder = await mkdtemp(join(scratch, 'probe-'));
  try {
    await allowOtherUser(folder);
    const tried: SandboxStep[] = [];
    for (const step of steps) if (await runs(folder, [...tried, step], writes)) tried.push(step);
    const holds = await withPrograms(folder, tried, programs);
    return { holds, missing: steps.filter((step) => !holds.includes(step)) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Of a folder that another user may write in, and a file that it may read. */
const writes = ['sh', '-c', 'cat source && rm -f made && : > made'];

async function allowOtherUser(folder: string): Promise<void> {
  await writeFile(join(folder, 'source'), '', { mode: 0o640 });
  if (process.getuid?.() !== 0) return;
  await chown(join(folder, 'source'), 0, otherUser);
  await chown(folder, otherUser, otherUser);
}

/** Programs may be closed to another user; nothing holds where they run only alone. */
async function withPrograms(
  folder: string,
  tried: readonly SandboxStep[],
  programs: readonly string[],
): Promise<readonly SandboxStep[]> {
  const runAll = async (holds: readonly SandboxStep[]): Promise<boolean> =>
    (await Promise.all(programs.map((program) => runs(folder, holds, [program, '-version'])))).every(Boolean);
  if (await runAll(tried)) return tried;
  const sameUser = tried.filter((step) => step !== 'other user');
  return (await runAll(sameUser)) ? sameUser : [];
}

function runs(cwd: string, holds: readonly SandboxStep[], command: readonly string[]): Promise<boolean> {
  const [program = '', ...values] = [...sandboxed(holds, probeLimits), ...command];
  return new Promise((resolve) => {
    const options = { cwd, env: toolEnvironment, timeout: probeMs, killSignal: 'SIGKILL' } as const;
    const child = spawn(program, values, { ...options, stdio: 'ignore' });
    child.on('error', () => resolve(false)).on('exit', (code) => resolve(code === 0));
  });
}
