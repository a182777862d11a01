import { type ChildProcess, execFile, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { DecoderMessage } from './decoder-script';
import { DecoderEndedError, tooMuchMemory } from './image-error';

/** Beside a bundle the script is a bundle too (services/kit/bin/build-service.ts). */
const script = require.resolve('./decoder-script');
/** For glibc: returns the memory of decoded images to the system instead of keeping fragments. */
const env = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };
const inShell = 'exec nice -n 5 "$0" "$@"';

/**
 * Starts the process that decodes, in all of its threads with less priority than the processes that answer requests. It gets no variables
 * of this process's environment, and does not keep this process from ending.
 */
export function startDecoderProcess(): ChildProcess {
  const loader = script.endsWith('.ts') ? ['--import', pathToFileURL(require.resolve('tsx')).href] : [];
  const child = fork(script, [], {
    execPath: '/bin/sh',
    execArgv: ['-c', inShell, process.execPath, ...loader],
    env,
    serialization: 'advanced',
    // The libraries' warnings are no log lines.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  return child.on('error', () => undefined);
}

/**
 * Bounds the memory that the process takes beyond its present memory (RLIMIT_DATA): Node 24 reserves 500 MB more at its start than Node 20.
 * On a system without /proc, such as macOS, nothing bounds it.
 */
export async function boundMemory({ pid }: ChildProcess, megabytes: number): Promise<void> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = Number(/^VmData:\s+(\d+) kB$/m.exec(status)?.[1]);
  if (kilobytes > 0)
    await promisify(execFile)('prlimit', [`--pid=${pid}`, `--data=${(kilobytes + megabytes * 1_024) * 1_024}`]);
}

/** The next message of the process. Rejects when it ends first; it is killed after so many seconds. */
export async function nextMessage(child: ChildProcess, seconds: number): Promise<DecoderMessage> {
  let stop: () => void = () => undefined;
  const answer = new Promise<DecoderMessage>((resolve, reject) => {
    const onExit = (code: number | null, signal: NodeJS.Signals | null): void => reject(endOf(code, signal));
    const onError = (cause: Error): void =>
      reject(new DecoderEndedError('The image could not be read. Please try again.', { cause }));
    const limit = setTimeout(() => {
      reject(new DecoderEndedError('The image could not be read in time. Please try again, or choose a smaller one.'));
      child.kill('SIGKILL');
    }, seconds * 1_000);
    child.on('message', resolve).on('exit', onExit).on('error', onError);
    stop = () => {
      clearTimeout(limit);
      child.off('message', resolve).off('exit', onExit).off('error', onError);
    };
  });
  try {
    return await answer;
  } finally {
    stop();
  }
}

function endOf(code: number | null, signal: NodeJS.Signals | null): Error {
  if (signal === null) return new Error(`The decoder ended with the code ${code}.`);
  const cause = new Error(`The decoder ended by ${signal}.`);
  // Sent by the operator or the system; the process causes all other signals itself, like a library that gets no memory.
  if (signal === 'SIGKILL' || signal === 'SIGTERM')
    return new DecoderEndedError('The image could not be read. Please try again.', { cause });
  return tooMuchMemory(cause);
}
