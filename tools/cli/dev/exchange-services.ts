import type { Platform } from '@vidyapath/platform/server';
import { forgetBuilt } from '../../lib/build-stamp';
import { runChild } from '../../lib/child';
import { linesOfError } from '../../lib/operator-error';
import { platformFolder } from '../../lib/paths';
import { say } from '../../lib/say';

/** Builds the services again and lets new processes serve them, one change after the other. */
export function exchangeServices(root: string, platform: Pick<Platform, 'exchange'>) {
  let last: Promise<void> = Promise.resolve();
  const exchange = async () => {
    forgetBuilt(root);
    const { code, output } = await runChild(
      process.execPath,
      ['--import', 'tsx', '../kit/bin/build-service.ts', 'worker'],
      {
        cwd: platformFolder,
      },
    );
    if (code !== 0) return say(output.trim());
    await platform.exchange();
    say('services: built again and serving');
  };
  return () => {
    last = last.then(exchange).catch((error: unknown) => linesOfError(error).forEach(say));
  };
}
