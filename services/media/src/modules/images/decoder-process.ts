import { type ChildProcess, fork } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import type { DecoderMessage } from './decoder-script';
import { DecoderEndedError, takesTooMuchMemory } from './image-error';

/** Beside a bundle the script is a bundle too (services/kit/bin/build-service.mjs). */
const script = require.resolve('./decoder-script');
/** Of glibc: memory of decoded images goes back to the system instead of lying about in pieces. */
const env = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };
/** Where the limit cannot be raised to this, a lower one stays. */
const inShell = 'ulimit -d "$0" 2>/dev/null; exec nice -n 5 "$@"';

/**
 * Starts the process that decodes: with less priority than those who answer requests, in all of its threads, and with memory that the
 * kernel bounds (RLIMIT_DATA). It knows nothing of this process's environment, and does not keep this process from ending.
 */
export function startDecoderProcess(memoryMb: number): ChildProcess {
  const loader = script.endsWith('.ts') ? ['--import', pathToFileURL(require.resolve('tsx')).href] : [];
  const child = fork(script, [], {
    execPath: '/bin/sh',
    execArgv: ['-c', inShell, String(memoryMb * 1_024), process.execPath, ...loader],
    env,
    serialization: 'advanced',
    // The libraries' warnings are no log lines.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.unref();
  child.channel?.unref();
  return child.on('error', () => undefined);
}

/** What the process says next. Rejects when it ends first, which it is made to after so many seconds. */
export async function nextMessage(child: ChildProcess, seconds: number): Promise<DecoderMessage> {
  let stop: () => void = () => undefined;
  const answer = new Promise<DecoderMessage>((resolve, reject) => {
    const onExit = (code: number | null, signal: NodeJS.Signals | null): void => reject(endOf(code, signal));
    const onError = (cause: Error): void => reject(new DecoderEndedError('The image could not be read. Please try again.', { cause }));
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
  // By whoever looks after the machine; everything else it does to itself, as a library does that gets no memory.
  if (signal === 'SIGKILL' || signal === 'SIGTERM') return new DecoderEndedError('The image could not be read. Please try again.', { cause });
  return takesTooMuchMemory(cause);
}
