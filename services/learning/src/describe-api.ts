import { injectLink } from '@vidyapath/service-kit/client/inject-link';
import { createServiceCaller } from '@vidyapath/service-kit/client/service-caller';
import { serverToDescribe } from '@vidyapath/service-kit/http/described-service';
import { learningPlugin } from './app';
import type { paths } from './clients/catalogue';

export const describeApi = () =>
  serverToDescribe('Vidyapath learning', (app, parts) => {
    const link = injectLink(app);
    const caller = createServiceCaller(app, { id: 'learning', secret: '', auth: link });
    return app.register(learningPlugin, { ...parts, catalogue: caller.clientOf<paths>('catalogue', link) });
  });
