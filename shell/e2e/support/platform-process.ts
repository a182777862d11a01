import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../../..');
/** The platform may have to build first, and a global set-up has no time limit. */
const startMilliseconds = 10 * 60_000;
/** Four times the platform's own limit. */
const endMilliseconds = 60_000;

export interface PlatformProcess {
  url: string;
  /** The output so far. */
  output: () => string;
  /** Sends a signal and waits for the end; returns the exit code, `null` after a kill. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
  child: ChildProcess;
}

/** A free port. */
export async function freePort(): Promise<number> {
  const { createServer } = await import('node:net');
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

function collectOutput(child: ChildProcess): () => string {
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => parts.push(part.toString()));
  return () => parts.join('');
}

async function whenReady(child: ChildProcess, output: () => string): Promise<void> {
  await new Promise<void>((ready, failed) => {
    const giveUp = (why: string) => failed(new Error(`The platform ${why}:\n${output()}`));
    const late = setTimeout(() => {
      child.kill('SIGKILL');
      giveUp('was not ready in time');
    }, startMilliseconds);
    child.stdout?.on('data', () => {
      if (!output().includes('Ready: http')) return;
      clearTimeout(late);
      ready();
    });
    child.once('exit', (code) => {
      clearTimeout(late);
      giveUp(`ended with ${code}`);
    });
  });
}

/** The longest time for which its servers warned that their event loop was blocked; they do from 250 ms on. */
function longestBlock(output: string): string {
  const times = [...output.matchAll(/"blockedMs":(\d+)/g)].map(([, milliseconds]) => Number(milliseconds));
  return times.length > 0
    ? `at most ${Math.max(...times)} ms, ${times.length} times for 250 ms or longer`
    : 'never as long as 250 ms';
}

/** Starts the platform the way `npm start` (or another command, in another checkout) does and waits for its `Ready` line. */
export async function startPlatform(
  dataDir: string,
  env: Record<string, string> = {},
  port?: number,
  { command = 'start', folder = root } = {},
): Promise<PlatformProcess> {
  const chosen = port ?? (await freePort());
  const child = spawn(process.execPath, ['tools/cli/run.mjs', command], {
    cwd: folder,
    env: { ...process.env, RATE_LIMIT_PER_MINUTE: '0', NODE_ENV: '', ...env, PORT: String(chosen), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = collectOutput(child);
  await whenReady(child, output);
  return {
    url: `http://localhost:${chosen}`,
    output,
    child,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const ended = once(child, 'exit') as Promise<[number | null]>;
      child.kill(signal);
      const stuck = setTimeout(() => child.kill('SIGKILL'), endMilliseconds);
      const [code] = await ended;
      clearTimeout(stuck);
      process.stderr.write(`The platform's event loop was blocked: ${longestBlock(output())}\n`);
      return code;
    },
  };
}
