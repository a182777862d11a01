import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endsWithTheFile } from './children';

/** Top folder of the project. */
export const top = resolve(__dirname, '../../../..');

export interface RunningProcess {
  url: string;
  /** The output so far. */
  output: () => string;
  /** Sends SIGTERM; resolves with the exit code. */
  stop: () => Promise<number | null>;
  kill: () => Promise<void>;
}

/** Runs Node with these arguments in the top folder; resolves when `/health/ready` at its `PORT` is 200. Ends with the test file at the latest. */
export async function startProcess(
  args: readonly string[],
  env: Record<string, string> & { PORT: string },
): Promise<RunningProcess> {
  const child = spawn(process.execPath, args, {
    cwd: top,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  endsWithTheFile(child);
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    return ended;
  };
  const url = `http://127.0.0.1:${env.PORT}`;
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended: ${output}`);
    await pause(50);
  }
  return { url, output: () => output, stop: () => end('SIGTERM'), kill: async () => void (await end('SIGKILL')) };
}

async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/health/ready`).catch(() => undefined);
  await response?.body?.cancel();
  return response?.ok ?? false;
}
