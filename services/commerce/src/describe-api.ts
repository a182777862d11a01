import { serverToDescribe } from '@vidyapath/service-kit/http/described-service';
import { createServiceCaller } from '@vidyapath/service-kit/client/service-caller';
import { injectLink } from '@vidyapath/service-kit/client/inject-link';
import { commercePlugin } from './app';
import type { paths as AuthPaths } from '@vidyapath/service-kit/clients/auth';
import type { paths as CataloguePaths } from '@vidyapath/service-kit/clients/catalogue';
import { commerceSettings } from './config';

export const describeApi = () =>
  serverToDescribe('Vidyapath commerce', (app, parts) => {
    const link = injectLink(app);
    const caller = createServiceCaller(app, { id: 'commerce', secret: '', auth: link });
    return app.register(commercePlugin, {
      ...parts,
      settings: commerceSettings({}, undefined),
      mail: { APP_NAME: 'Vidyapath', DATA_DIR: '.data' },
      payments: null,
      catalogue: caller.clientOf<CataloguePaths>('catalogue', link),
      auth: caller.clientOf<AuthPaths>('auth', link),
    });
  });
