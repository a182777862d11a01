import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { type RunLimits, type SandboxStep, sandboxed, toolEnvironment } from './sandbox';

export interface ToolRun {
  program: string;
  values: readonly string[];
  /** Where it runs; it names files below this folder only. */
  folder: string;
  holds: readonly SandboxStep[];
  limits: RunLimits;
  signal: AbortSignal;
  /** For each line of its output. */
  onLine: (line: string) => void;
}

export interface ToolEnd {
  code: number | null;
  killedBy: NodeJS.Signals | null;
  /** Whether it took longer than it may. */
  late: boolean;
  /** The last lines that it wrote about errors. */
  errors: string;
}

const errorsMax = 4_096;
const linesMax = 5_000_000;
/** Each run of an old build prints it, without a consequence. */
const noise = /Cannot use rename on non file protocol/;

/** Runs a tool in a process group of its own. When it resolves or rejects, none of the group runs any more. */
export async function runTool(run: ToolRun): Promise<ToolEnd> {
  const { program, values, folder, holds, limits, signal, onLine } = run;
  signal.throwIfAborted();
  const [first = program, ...rest] = [...sandboxed(holds, limits), program, ...values];
  const child = spawn(first, rest, {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: toolEnvironment,
  });
  const kill = (): void => killGroup(child);
  let late = false;
  const limit = setTimeout(() => {
    late = true;
    kill();
  }, limits.wallSeconds * 1_000);
  signal.addEventListener('abort', kill, { once: true });
  // What it started may hold its output open.
  child.once('exit', kill);
  try {
    const [end, errors] = await Promise.all([
      endOf(child),
      lastLines(child.stderr),
      eachLine(child.stdout, onLine, kill),
    ]);
    signal.throwIfAborted();
    return { ...end, late, errors };
  } finally {
    clearTimeout(limit);
    signal.removeEventListener('abort', kill);
    kill();
  }
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

const endOf = (child: ChildProcess): Promise<Pick<ToolEnd, 'code' | 'killedBy'>> =>
  new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code, killedBy) => resolve({ code, killedBy }));
  });

async function eachLine(stream: Readable, onLine: (line: string) => void, stop: () => void): Promise<void> {
  let lines = 0;
  for await (const line of createInterface({ input: stream })) {
    lines += 1;
    if (lines > linesMax) return stop();
    onLine(line);
  }
}

async function lastLines(stream: Readable): Promise<string> {
  let text = '';
  for await (const chunk of stream.setEncoding('utf8')) text = (text + String(chunk)).slice(-errorsMax);
  return text
    .split('\n')
    .filter((line) => line && !noise.test(line))
    .join('\n');
}
