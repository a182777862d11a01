import { describedService, neverCalled } from '@vidyapath/service-kit/http/described-service';
import { supportPlugin } from './app';

export const describeApi = () =>
  describedService('Vidyapath support', supportPlugin, {
    submissionsMax: 0,
    mail: { APP_NAME: 'Vidyapath', DATA_DIR: '.data' },
    auth: neverCalled(),
    catalogue: neverCalled(),
    commerce: neverCalled(),
    learning: neverCalled(),
    media: neverCalled(),
    pages: neverCalled(),
  });
