import { serverToDescribe } from '@vidyapath/service-kit/http/described-service';
import { mediaPlugin, type Storage } from './app';

const away = () => Promise.reject(new Error('There is no storage.'));
const storage: Storage = { open: away, stage: away, remove: away, check: away };

export const describeApi = () =>
  serverToDescribe('media', (app, parts) =>
    app.register(mediaPlugin, { ...parts, storage, lessonLinks: { sessionOf: () => undefined } }),
  );
