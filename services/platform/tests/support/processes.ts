import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { resolve } from 'node:path';

const project = resolve(__dirname, '../..');

export interface RunningProcess {
  pid: number;
  /** Resolves with the address once the platform is ready; rejects with its output when it ends before. */
  ready: Promise<string>;
  /** Resolves with its output when it has ended. */
  ended: Promise<{ code: number | null; lines: string[]; output: string }>;
  /** Its output by now. */
  output(): string;
  /** As after a crash of the reader, or when its terminal was closed. */
  stopReading(): void;
  kill(signal: NodeJS.Signals): void;
}

/** The platform in its own process. It ends with the tests, even when a test did not end it. */
export function runPlatform(env: Record<string, string>): RunningProcess {
  return run(['--import', 'tsx', '../../tools/tests/support/run-platform.ts'], {
    PORT: '0',
    LOG_LEVEL: 'silent',
    HOST: '127.0.0.1',
    ...env,
  });
}

function run(args: string[], env: Record<string, string>): RunningProcess {
  const child = spawn(process.execPath, args, {
    cwd: project,
    env: { ...process.env, NODE_ENV: '', ...env },
    stdio: 'pipe',
  });
  let output = '';
  let announce: (url: string) => void;
  const announced = new Promise<string>((done) => {
    announce = done;
  });
  const read = (text: string): void => {
    output += text;
    const url = /^Ready: (\S+)$/m.exec(output)?.[1];
    if (url) announce(url);
  };
  child.stdout.setEncoding('utf8').on('data', read);
  child.stderr.setEncoding('utf8').on('data', read);
  const ended = once(child, 'close').then(([code]) => ({
    code: code as number | null,
    output,
    lines: output.split('\n').filter((line) => line && !/^(Starting|Connecting|Loading)/.test(line)),
  }));
  // A process that a failed test has left running does not keep the tests from ending.
  for (const part of [child, child.stdin as Socket, child.stdout as Socket, child.stderr as Socket]) part.unref();
  const killLeftover = (): void => void child.kill('SIGKILL');
  process.once('exit', killLeftover);
  void ended.finally(() => process.off('exit', killLeftover));
  const stopReading = (): void => [child.stdout, child.stderr].forEach((stream) => stream.destroy());
  const early = ended.then(() => Promise.reject(new Error(output)));
  const ready = Promise.race([announced, early]);
  ready.catch(() => undefined);
  early.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    ready,
    ended,
    output: () => output,
    stopReading,
    kill: (signal) => void child.kill(signal),
  };
}
