import { injectLink } from '@vidyapath/service-kit/client/inject-link';
import { createServiceCaller } from '@vidyapath/service-kit/client/service-caller';
import { serverToDescribe } from '@vidyapath/service-kit/http/described-service';
import { learningPlugin } from './app';
import type { paths } from './clients/catalogue';
import type { paths as commercePaths } from './clients/commerce';

export const describeApi = () =>
  serverToDescribe('Vidyapath learning', (app, parts) => {
    const link = injectLink(app);
    const caller = createServiceCaller(app, { id: 'learning', secret: '', auth: link });
    const catalogue = caller.clientOf<paths>('catalogue', link);
    const commerce = caller.clientOf<commercePaths>('commerce', link);
    return app.register(learningPlugin, { ...parts, catalogue, commerce, auth: caller.clientOf('auth', link) });
  });
