import { Socket } from 'node:net';
import { join } from 'node:path';
import { createPlatform } from '@vidyapath/platform/server';
import { readVariables } from '@vidyapath/platform/variables';
import { platformFolder, root } from '../../lib/paths';
import { runCommand } from '../../lib/run-command';
import { say } from '../../lib/say';
import { endOnSignals } from '../../lib/signals';

/** Does the same as `npm start` after install and build, from the sources and with the slices of `PLATFORM_ROOT`. */
const signals = endOnSignals();
// Its parent process has ended.
if (process.stdin instanceof Socket)
  process.stdin
    .once('end', () => process.kill(process.pid, 'SIGTERM'))
    .resume()
    .unref();
void runCommand(signals, async () => {
  const platform = createPlatform(readVariables(process.env, root), {
    root: process.env.PLATFORM_ROOT ?? '',
    say,
    workerScript: join(platformFolder, 'src/worker.ts'),
  });
  signals.closeAlso(platform);
  const { url } = await platform.start();
  say(`Ready: ${url}`);
});
