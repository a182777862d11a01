import { shapeOf } from '@vidyapath/platform-api/page-addresses';
import type { RemoteModule, SliceRoute } from '@vidyapath/platform-api/remote-module';
import { createFakePlatform } from '@vidyapath/testing/fake-platform';
import { messageOf } from './open-shell';

const platform = { ...createFakePlatform(), http: { fetch: () => Promise.reject(new Error('There is no server')) } };

/** Loads the texts of a remote and the code of its screens: what fails, and described routes without a screen. */
export async function screenFaults(remote: RemoteModule, described: readonly { path: string }[]): Promise<string[]> {
  const faults: string[] = [];
  const screens = new Set<string>();
  const attempt = async (what: string, load: () => Promise<unknown>) => {
    try {
      return await load();
    } catch (error) {
      faults.push(`${what} cannot be loaded: ${messageOf(error)}`);
      return undefined;
    }
  };
  const visit = async ({ path, lazy, children = [], ...route }: SliceRoute): Promise<void> => {
    const shown = lazy ? await attempt(path ?? 'the layout of its screens', lazy) : route;
    // What cannot be loaded is named already.
    if (path !== undefined && (!shown || isScreen(shown))) screens.add(shapeOf(path));
    for (const child of children) await visit(child);
  };
  for (const [language, load] of Object.entries(remote.messages)) await attempt(`its texts in ${language}`, load);
  for (const route of remote.createRoutes(platform)) await visit(route);
  const missing = described.filter(({ path }) => !screens.has(shapeOf(path)));
  return [...faults, ...missing.map(({ path }) => `${path} has no screen`)];
}

const isScreen = (shown: object) =>
  ('Component' in shown && Boolean(shown.Component)) || ('element' in shown && Boolean(shown.element));
