import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from '@vidyapath/postgres/free-port';
import { root, runScript } from './paths';

/**
 * A separate platform like under `npm start`, with its data in a temporary folder, for scripts.
 * @param dataDir a folder that is kept; a temporary one is removed at the end
 */
export async function startOwnPlatform(variables: Record<string, string>, dataDir?: string) {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'vidyapath-')));
  const port = await freePort();
  const since = Date.now();
  const child = spawn(process.execPath, [runScript, 'start'], {
    cwd: root,
    env: {
      ...process.env,
      ...variables,
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: '',
      RATE_LIMIT_PER_MINUTE: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = await readyLine(child);
  return {
    url: `http://localhost:${port}`,
    pid: child.pid ?? 0,
    startMilliseconds: Date.now() - since,
    /** The times, in milliseconds, for which its servers have reported a blocked event loop; they report 250 ms or longer. */
    loopBlocks: () => [...output().matchAll(/"blockedMs":(\d+)/g)].map(([, milliseconds]) => Number(milliseconds)),
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      if (!dataDir) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Returns the output so far. */
function readyLine(child: ChildProcessByStdio<null, Readable, null>): Promise<() => string> {
  let output = '';
  return new Promise((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (/^Ready: /m.test(output)) resolve(() => output);
    });
    child.once('exit', () => reject(new Error(`The platform ended before it was ready:\n${output}`)));
  });
}
