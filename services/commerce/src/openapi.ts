import { describedService, neverCalled } from '@vidyapath/service-kit/http/described-service';
import { commercePlugin } from './app';
import { commerceSettings } from './config';

export const describeApi = () =>
  describedService('Vidyapath commerce', commercePlugin, {
    settings: commerceSettings({}, undefined),
    mail: { APP_NAME: 'Vidyapath', DATA_DIR: '.data' },
    payments: null,
    catalogue: neverCalled(),
    auth: neverCalled(),
  });
