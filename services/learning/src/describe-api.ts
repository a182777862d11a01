import { injectLink } from '@vidyapath/service-kit/client/inject-link';
import { createServiceCaller } from '@vidyapath/service-kit/client/service-caller';
import { serverToDescribe } from '@vidyapath/service-kit/http/described-service';
import type { KeyRing } from '@vidyapath/service-kit/domain/keys/key-ring';
import type { AuthClient } from '@vidyapath/service-kit/domain/people/people-feed';
import { learningPlugin } from './app';
import type { paths } from '@vidyapath/service-kit/clients/catalogue';
import type { paths as commercePaths } from '@vidyapath/service-kit/clients/commerce';

/** Nothing is signed. */
const noKeys: KeyRing = {
  current: () => {
    throw new Error('There is no key.');
  },
  inForce: () => [],
  find: async () => undefined,
  holds: () => false,
};

export const describeApi = () =>
  serverToDescribe('Vidyapath learning', (app, parts) => {
    const link = injectLink(app);
    const caller = createServiceCaller(app, { id: 'learning', secret: '', auth: link });
    const catalogue = caller.clientOf<paths>('catalogue', link);
    const commerce = caller.clientOf<commercePaths>('commerce', link);
    const auth: AuthClient = caller.clientOf('auth', link);
    const certificates = { keys: noKeys, appName: 'Vidyapath' };
    return app.register(learningPlugin, { ...parts, catalogue, commerce, auth, certificates });
  });
