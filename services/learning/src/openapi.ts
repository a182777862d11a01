import type { KeyRing } from '@vidyapath/service-kit/domain/keys/key-ring';
import { describedService, neverCalled } from '@vidyapath/service-kit/http/described-service';
import { learningPlugin } from './app';

export const describeApi = () =>
  describedService('Vidyapath learning', learningPlugin, {
    catalogue: neverCalled(),
    commerce: neverCalled(),
    auth: neverCalled(),
    certificates: { keys: neverCalled<KeyRing>(), appName: 'Vidyapath' },
  });
