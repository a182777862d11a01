import { createServiceCaller } from '@vidyapath/service-kit/client/service-caller';
import { injectLink } from '@vidyapath/service-kit/client/inject-link';
import type { paths as AuthPaths } from '@vidyapath/service-kit/clients/auth';
import { serverToDescribe } from '@vidyapath/service-kit/http/described-service';
import { supportPlugin } from './app';
import type { paths as CataloguePaths } from '@vidyapath/service-kit/clients/catalogue';
import type { paths as CommercePaths } from '@vidyapath/service-kit/clients/commerce';

export const describeApi = () =>
  serverToDescribe('Vidyapath support', (app, parts) => {
    const link = injectLink(app);
    const caller = createServiceCaller(app, { id: 'support', secret: '', auth: link });
    return app.register(supportPlugin, {
      ...parts,
      submissionsMax: 0,
      mail: { APP_NAME: 'Vidyapath', DATA_DIR: '.data' },
      auth: caller.clientOf<AuthPaths>('auth', link),
      catalogue: caller.clientOf<CataloguePaths>('catalogue', link),
      commerce: caller.clientOf<CommercePaths>('commerce', link),
      pages: link,
    });
  });
