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
  /** The running processes when the command was ended, after too long without output or after its deadline */
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
 * Runs a command in its own process group, so that {@link stopChildren} ends its children too. A command without
 * output for `silence` milliseconds, or that runs longer than `deadline`, is ended: a stuck command must not block
 * the later steps.
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
  let hasEnded = false;
  const giveUp = () => {
    stuck = processesOfGroup(child.pid ?? 0);
    signalGroup(child.pid, 'SIGKILL');
  };
  const [silenceTimer, deadlineTimer] = [silence, deadline].map((limit) =>
    limit === undefined ? undefined : setTimeout(giveUp, limit),
  );
  return {
    restart: () => hasEnded || silenceTimer?.refresh(),
    end: () => {
      hasEnded = true;
      clearTimeout(silenceTimer);
      clearTimeout(deadlineTimer);
    },
    stuck: () => stuck,
  };
}

function signalGroup(pid: number | undefined, signal: NodeJS.Signals) {
  try {
    if (pid) process.kill(-pid, signal);
  } catch {
    // It ended at this moment.
  }
}

/** Ends the commands of {@link runChild} with all their children. */
export function stopChildren(signal: NodeJS.Signals = 'SIGTERM') {
  for (const { pid } of running.keys()) signalGroup(pid, signal);
}

/** Resolves when all commands of {@link runChild} have ended. */
export async function childrenEnded() {
  await Promise.allSettled(running.values());
}
