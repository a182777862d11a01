import { join } from 'node:path';
import { forgetBuilt } from '../lib/build-stamp';
import { runChild } from '../lib/child';
import { root } from '../lib/paths';
import { runCommand } from '../lib/run-command';
import { say } from '../lib/say';
import { endOnSignals } from '../lib/signals';
import { exchangeServices } from './dev/exchange-services';
import { watchSources } from './dev/dev-sources';
import { prepareStart } from './start/prepare-start';
import { servePlatform } from './start/serve-platform';

/**
 * `npm run dev`: like `npm start`, and builds and reloads every change. A slice's watcher starts at its first change,
 * so that other slices use no memory.
 */
export async function run() {
  const signals = endOnSignals();
  await runCommand(signals, async () => {
    const platform = await servePlatform(await prepareStart(), signals, { development: true });
    await watchSources(root, { slice: sliceWatchers(root), services: await exchangeServices(root, platform) });
  });
}

/** Starts the watcher of a slice, unless it runs; resolves when it has built. */
function sliceWatchers(root: string) {
  const watched = new Map<string, Promise<void>>();
  const start = (slice: string) =>
    new Promise<void>((built) => {
      // From now on its build folder has a development build.
      forgetBuilt(root);
      say(`${slice}: watching`);
      void runChild(process.execPath, ['--import', 'tsx', '../shared-contracts/build/bin/webpack.ts', 'watch'], {
        cwd: join(root, slice),
        env: { ...process.env, NODE_ENV: 'development' },
        onLine: (line) => {
          if (line.includes('compiled')) built();
          if (line.trim()) say(`${slice}: ${line}`);
        },
      }).then(() => {
        watched.delete(slice);
        built();
      });
    });
  return (slice: string): Promise<void> => {
    const running = watched.get(slice) ?? start(slice);
    watched.set(slice, running);
    return running;
  };
}
