import { createRequire } from 'node:module';
import { join } from 'node:path';
import { forgetBuilt } from './build-stamp.mjs';
import { childrenEnded, runChild } from './child.mjs';
import { watchSources } from './dev-sources.mjs';
import { startDevServer } from './dev-server-process.mjs';
import { runCommand } from './run-command.mjs';
import { root } from './paths.mjs';
import { prepareStart } from './prepare-start.mjs';
import { say } from './say.mjs';
import { endOnSignals } from './signals.mjs';

/**
 * `npm run dev`: `npm start`, and every change is built and reloaded. A slice's watcher starts at its first change,
 * so that only what somebody works on costs memory.
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

/** @param {string} root */
function watchSliceOnce(root) {
  /** @type {Set<string>} */
  const watched = new Set();
  /** @param {string} slice */
  return (slice) => {
    if (watched.has(slice)) return;
    watched.add(slice);
    // Its build folder holds a development build from now on.
    forgetBuilt(root);
    say(`${slice}: watching`);
    const project = join(root, slice);
    // Each slice has its own; it need not be hoisted.
    const cli = createRequire(join(project, 'package.json')).resolve('webpack-cli/bin/cli.js');
    void runChild(process.execPath, [cli, 'watch', '--config', 'webpack.config.mjs'], {
      cwd: project,
      env: { ...process.env, NODE_ENV: 'development' },
      onLine: (line) => line.trim() && say(`${slice}: ${line}`),
    }).then(() => watched.delete(slice));
  };
}
