import type { RemoteModule } from '@vidyapath/platform-api/remote-module';
import type { RemoteId } from '@vidyapath/platform-api/remote-id';
import type { ReactElement } from 'react';

/** A remote with a page for each path. */
export const makeRemote = (id: RemoteId, pages: Record<string, ReactElement>): RemoteModule => ({
  id,
  platform: '^2.0.0',
  createRoutes: () => Object.entries(pages).map(([path, element]) => ({ path, element })),
  messages: { en: async () => ({ default: { title: `Title of ${id}` } }) },
  onLogout: () => undefined,
});
