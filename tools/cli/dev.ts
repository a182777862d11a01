import { join } from 'node:path';
import { forgetBuilt } from '../lib/build-stamp';
import { childrenEnded, runChild } from '../lib/child';
import { root } from '../lib/paths';
import { runCommand } from '../lib/run-command';
import { say } from '../lib/say';
import { endOnSignals } from '../lib/signals';
import { startDevServer } from './dev/dev-server-process';
import { watchSources } from './dev/dev-sources';
import { prepareStart } from './start/prepare-start';

/**
 * `npm run dev`: like `npm start`, and builds and reloads every change. A slice's watcher starts at its first change,
 * so that other slices use no memory.
 */
export async function run() {
  const signals = endOnSignals();
  await runCommand(signals, async () => {
    await prepareStart();
    const server = startDevServer(root);
    signals.closeAlso({ close: () => Promise.all([server.close(), childrenEnded()]) });
    watchSources(root, { slice: watchSliceOnce(root), server: () => void server.restart() });
  });
}

function watchSliceOnce(root: string) {
  const watched = new Set<string>();
  return (slice: string) => {
    if (watched.has(slice)) return;
    watched.add(slice);
    // From now on its build folder has a development build.
    forgetBuilt(root);
    say(`${slice}: watching`);
    void runChild(process.execPath, ['--import', 'tsx', '../shared-contracts/build/bin/webpack.ts', 'watch'], {
      cwd: join(root, slice),
      env: { ...process.env, NODE_ENV: 'development' },
      onLine: (line) => line.trim() && say(`${slice}: ${line}`),
    }).then(() => watched.delete(slice));
  };
}
