import { Socket } from 'node:net';
import { join } from 'node:path';
import { runCommand } from '../../bin/lib/run-command.mjs';
import { say } from '../../bin/lib/say.mjs';
import { endOnSignals } from '../../bin/lib/signals.mjs';
import { readVariables } from '../../bin/lib/variables.mjs';
import { createPlatform } from '../../src/server';

/** What `npm start` does after install and build, over the slices of `PLATFORM_ROOT`. */
const signals = endOnSignals();
// Whoever started it is gone, however that came about.
if (process.stdin instanceof Socket)
  process.stdin
    .once('end', () => process.kill(process.pid, 'SIGTERM'))
    .resume()
    .unref();
void runCommand(signals, async () => {
  const platform = createPlatform(readVariables(process.env), {
    root: process.env.PLATFORM_ROOT ?? '',
    say,
    workerScript: join(__dirname, 'run-worker.ts'),
  });
  signals.closeAlso(platform);
  const { url } = await platform.start();
  say(`Ready: ${url}`);
});
