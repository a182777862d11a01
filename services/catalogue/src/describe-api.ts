import { serverToDescribe } from '@vidyapath/service-kit/http/described-service';
import { createLessonLinks } from '@vidyapath/service-kit/domain/access/lesson-links';
import { cataloguePlugin } from './app';

export const describeApi = () =>
  serverToDescribe('catalogue', (app, parts) =>
    app.register(cataloguePlugin, {
      ...parts,
      isStored: async () => true,
      lessonLinks: createLessonLinks('signs-nothing-while-the-api-is-described'),
    }),
  );
