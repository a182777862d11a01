import { describedService, neverCalled } from '@vidyapath/service-kit/http/described-service';
import { mediaPlugin, type Storage } from './app';

export const describeApi = () =>
  describedService('media', mediaPlugin, {
    storage: neverCalled<Storage>({ leftovers: [] }),
    lessonLinks: neverCalled(),
  });
