import type { Platform } from '@vidyapath/platform/server';
import { createServiceBundle } from '@vidyapath/service-kit/service-bundle';
import { forgetBuilt } from '../../lib/build-stamp';
import { linesOfError, OperatorError } from '../../lib/operator-error';
import { platformFolder } from '../../lib/paths';
import { say } from '../../lib/say';

/** Builds the services again and lets new processes serve them, one time after the other; changes meanwhile wait for one further time. */
export async function exchangeServices(root: string, platform: Pick<Platform, 'exchange'>) {
  const bundle = await createServiceBundle(platformFolder, ['server', 'worker']);
  let last: Promise<void> = Promise.resolve();
  let waiting = false;
  const exchange = async () => {
    waiting = false;
    forgetBuilt(root);
    await bundle.write().catch(() => {
      throw new OperatorError('services: not built, see above; the next change builds them again');
    });
    await platform.exchange();
    say('services: built again and serving');
  };
  return () => {
    if (waiting) return;
    waiting = true;
    last = last.then(exchange).catch((error: unknown) => linesOfError(error).forEach(say));
  };
}
