import { spawn, type ChildProcess } from 'node:child_process';
import { processesOfGroup } from './process-group';

/** Milliseconds for a process that is still running after the command and holds its streams open. */
const streamTimeoutMs = 5_000;

const running = new Map<ChildProcess, Promise<unknown>>();

export interface ChildResult {
  /** Null when a signal ended it */
  code: number | null;
  /** Both streams, in the order of arrival */
  output: string;
  /** What was running when it had said nothing for too long, or had run for too long, and was ended */
  stuck?: string[] | undefined;
}

export interface ChildOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  onLine?: ((line: string) => void) | undefined;
  /** Milliseconds. */
  silence?: number | undefined;
  /** Milliseconds. */
  deadline?: number | undefined;
}

/**
 * Runs a command in its own process group, so that {@link stopChildren} ends its children too. One that says
 * nothing for `silence` milliseconds, or runs for more than `deadline`, is ended: a stuck command must not hold up all
 * that comes after it.
 */
export function runChild(
  command: string,
  args: string[],
  { cwd, env = process.env, onLine, silence, deadline }: ChildOptions,
): Promise<ChildResult> {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const watch = watchTime(child, { silence, deadline });
  let output = '';
  let rest = '';
  const take = (text: string) => {
    watch.restart();
    output += text;
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine?.(line);
  };
  child.stdout.setEncoding('utf8').on('data', take);
  child.stderr.setEncoding('utf8').on('data', take);
  const ended = new Promise<ChildResult>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => {
      watch.end();
      setTimeout(() => [child.stdout, child.stderr].forEach((stream) => stream.destroy()), streamTimeoutMs).unref();
    });
    child.once('close', (code) => {
      running.delete(child);
      if (rest) onLine?.(rest);
      resolve({ code, output, stuck: watch.stuck() });
    });
  });
  running.set(child, ended);
  return ended;
}

/** @param limits milliseconds */
function watchTime(child: ChildProcess, { silence, deadline }: Pick<ChildOptions, 'silence' | 'deadline'>) {
  let stuck: string[] | undefined;
  let over = false;
  const giveUp = () => {
    stuck = processesOfGroup(child.pid ?? 0);
    signalGroup(child.pid, 'SIGKILL');
  };
  const [quiet, late] = [silence, deadline].map((limit) =>
    limit === undefined ? undefined : setTimeout(giveUp, limit),
  );
  return {
    restart: () => over || quiet?.refresh(),
    end: () => {
      over = true;
      clearTimeout(quiet);
      clearTimeout(late);
    },
    stuck: () => stuck,
  };
}

function signalGroup(pid: number | undefined, signal: NodeJS.Signals) {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // It ended by itself in this moment.
  }
}

/** Ends what {@link runChild} started, with all its children. */
export function stopChildren(signal: NodeJS.Signals = 'SIGTERM') {
  for (const { pid } of running.keys()) signalGroup(pid, signal);
}

/** Resolves when none of them runs any more. */
export async function childrenEnded() {
  await Promise.allSettled(running.values());
}
