import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { runChild } from './child.mjs';
import { forgetBuilt } from './build-stamp.mjs';
import { platformRoom } from './paths.mjs';
import { say } from './say.mjs';

/** The platform in a process of its own, in which it can be started anew. @param {string} root */
export function startDevServer(root) {
  let child = spawnServer(root);
  /** @type {Promise<void>} */
  let last = Promise.resolve();
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  const restart = async () => {
    forgetBuilt(root);
    const { code, output } = await runChild(process.execPath, ['../kit/bin/build-service.mjs'], { cwd: platformRoom });
    if (code !== 0) return say(output.trim());
    say('server: built anew, restarting');
    await stop();
    child = spawnServer(root);
  };
  return { restart: () => (last = last.then(restart)), close: () => last.then(stop) };
}

/** Signals reach it only through us, since a second one would cut its end short. @param {string} root */
function spawnServer(root) {
  return spawn(process.execPath, [join(platformRoom, 'bin/lib/dev-server.mjs')], {
    cwd: root,
    stdio: 'inherit',
    detached: true,
  });
}
