import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { forgetBuilt } from '../../lib/build-stamp';
import { runChild } from '../../lib/child';
import { platformFolder, runScript } from '../../lib/paths';
import { say } from '../../lib/say';

/** The platform in its own process, so that it can be restarted. */
export function startDevServer(root: string) {
  let child = spawnServer(root);
  let last: Promise<void> = Promise.resolve();
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  const restart = async () => {
    forgetBuilt(root);
    const { code, output } = await runChild(process.execPath, ['--import', 'tsx', '../kit/bin/build-service.ts'], {
      cwd: platformFolder,
    });
    if (code !== 0) return say(output.trim());
    say('server: built again, restarting');
    await stop();
    child = spawnServer(root);
  };
  return { restart: () => (last = last.then(restart)), close: () => last.then(stop) };
}

/** We pass signals on, since a second signal would interrupt its shutdown. */
function spawnServer(root: string) {
  return spawn(process.execPath, [runScript, 'dev-server'], {
    cwd: root,
    stdio: 'inherit',
    detached: true,
  });
}
