import { serverToDescribe } from '@vidyapath/service-kit/http/described-service';
import { supportPlugin } from './app';

export const describeApi = () =>
  serverToDescribe('Vidyapath support', (app, parts) => app.register(supportPlugin, { ...parts, submissionsMax: 0 }));
