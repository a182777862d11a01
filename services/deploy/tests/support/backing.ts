import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@vidyapath/postgres/free-port';
import { endsWithTheFile } from './children';
import { compose, filledIn } from './compose';

export interface Backing {
  url: string;
  stop: () => Promise<void>;
}

/** Starts a program and waits until it accepts connections on `port`. */
export async function startOn(
  port: number,
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<ChildProcess> {
  const child = spawn(command, args, { stdio: 'ignore', env: { ...process.env, ...env } });
  endsWithTheFile(child);
  const failed = new Promise<never>((_, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${command} ended with ${code}`)));
  });
  failed.catch(() => undefined);
  while (!(await Promise.race([accepts(port), failed]))) await pause(50);
  return child;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

const redisPassword = 'redisofthetests';

/** Redis, as compose starts it; with the port of an ended one it replaces that one. */
export async function startRedis(at?: number): Promise<Backing> {
  const port = at ?? (await freePort());
  const [program = '', ...settings] = (compose.services.redis?.command ?? []).map((word) =>
    filledIn(word, { REDIS_PASSWORD: redisPassword }),
  );
  const child = await startOn(port, program, [...settings, '--port', String(port), '--bind', '127.0.0.1']);
  return { url: `redis://:${redisPassword}@127.0.0.1:${port}`, stop: () => stopChild(child) };
}

export const bucket = { name: 'uploads', region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** A store that speaks S3, on this folder. */
export async function startStore(folder: string): Promise<Backing> {
  const port = await freePort();
  const program = resolve(__dirname, '../../../media/src/testing/object-store.fixture.ts');
  const args = ['--import', 'tsx', program, folder, String(port), bucket.name];
  const child = await startOn(port, process.execPath, args);
  return { url: `http://127.0.0.1:${port}`, stop: () => stopChild(child) };
}
