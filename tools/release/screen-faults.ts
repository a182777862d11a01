import { shapeOf } from '@vidyapath/platform-api/page-addresses';
import type { RemoteModule, SliceRoute } from '@vidyapath/platform-api/remote-module';
import { createFakePlatform } from '@vidyapath/testing/fake-platform';
import { type DescribedRoute, type PageModules, renderScreens } from '@vidyapath/testing/render-screens';
import { messageOf } from './open-shell';

/**
 * Loads the texts of a remote and the code of its screens, and renders each: what fails, and described routes without a screen.
 * @param modules undefined: nothing is rendered
 */
export async function screenFaults(
  remote: RemoteModule,
  described: readonly DescribedRoute[],
  modules: PageModules | undefined,
): Promise<string[]> {
  const faults: string[] = [];
  const screens = new Set<string>();
  const attempt = async <Loaded>(what: string, load: () => Promise<Loaded>) => {
    try {
      return await load();
    } catch (error) {
      faults.push(`${what} cannot be loaded: ${messageOf(error)}`);
      return undefined;
    }
  };
  const visit = async ({ lazy, children = [], ...route }: SliceRoute): Promise<SliceRoute> => {
    const { path } = route;
    const shown = lazy ? await attempt(path ?? 'the layout of its screens', lazy) : route;
    // What cannot be loaded is named already.
    if (path !== undefined && (!shown || isScreen(shown))) screens.add(shapeOf(path));
    const loaded: SliceRoute[] = [];
    for (const child of children) loaded.push(await visit(child));
    return { ...route, ...shown, children: loaded };
  };
  for (const [language, load] of Object.entries(remote.messages)) await attempt(`its texts in ${language}`, load);
  const platform = {
    ...createFakePlatform(),
    http: { fetch: () => Promise.reject(new Error('There is no server')) },
    page: { setTitle: () => () => undefined },
  };
  const routes: SliceRoute[] = [];
  for (const route of remote.createRoutes(platform)) routes.push(await visit(route));
  const missing = described.filter(({ path }) => !screens.has(shapeOf(path)));
  faults.push(...missing.map(({ path }) => `${path} has no screen`));
  // What is named already is not rendered.
  if (!modules || faults.length > 0) return faults;
  const thrown = await renderScreens(routes, described, platform.session, modules);
  return thrown.map(({ path, error }) => `${path} cannot be rendered: ${messageOf(error)}`);
}

const isScreen = (shown: object) =>
  ('Component' in shown && Boolean(shown.Component)) || ('element' in shown && Boolean(shown.element));
