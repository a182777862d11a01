import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Owner } from '@vidyapath/platform/edge-policy/paths';
import { freePort } from '@vidyapath/postgres/free-port';

export const servicesFolder = resolve(__dirname, '../../..');

export interface RunningService {
  url: string;
  stop(): Promise<number | null>;
}

const programOf = (name: Owner): string[] => ['--import', 'tsx', name === 'pages' ? 'src/pages.ts' : 'src/server.ts'];

/** Runs `command` of a service in its own process and waits until it is ready. Its variables are only `env`. */
export async function runService(
  name: Owner,
  env: Record<string, string>,
  command = programOf(name),
): Promise<RunningService> {
  const port = await freePort();
  const child = spawn(process.execPath, command, {
    cwd: resolve(servicesFolder, name === 'pages' ? 'platform' : name),
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const read = (text: string): void => {
    output += text;
  };
  child.stdout.setEncoding('utf8').on('data', read);
  child.stderr.setEncoding('utf8').on('data', read);
  const forgotten = (): void => void child.kill('SIGKILL');
  process.once('exit', forgotten);
  const ended = once(child, 'close')
    .then(([code]) => code as number | null)
    .finally(() => process.off('exit', forgotten));
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([
    untilReady(url),
    ended.then((code) => Promise.reject(new Error(`${name} ended with ${code}:\n${output}`))),
  ]);
  return {
    url,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

async function untilReady(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/health/ready`, { headers: { connection: 'close' } }).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await pause(100);
  }
}
