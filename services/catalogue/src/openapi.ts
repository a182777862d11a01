import { describedService, neverCalled } from '@vidyapath/service-kit/http/described-service';
import { cataloguePlugin } from './app';

export const describeApi = () =>
  describedService('catalogue', cataloguePlugin, { isStored: async () => true, lessonLinks: neverCalled() });
