import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerPage } from '@vidyapath/platform-api/server-page';
import { descriptionWith } from './built-slices';

/** Files of a build of the one remote whose `page.js` has this function, at these paths with these data. */
export async function describePages(
  root: string,
  describePage: string,
  pages: Readonly<Record<string, ServerPage['data']>>,
  pageSizes?: readonly number[],
): Promise<void> {
  const folder = join(root, 'mf-public/dist');
  const { routes } = descriptionWith(Object.keys(pages));
  const described = {
    id: 'mf_public',
    platform: '^2.0.0',
    manifest: 'mf-manifest.json',
    preload: ['remoteEntry.0a1b2c3d.js'],
    routes: routes.map((route) => ({ ...route, page: { data: pages[route.path], pageSizes } })),
  };
  await writeFile(join(folder, 'page.js'), `var serverPage = { describePage: ${describePage} };`);
  await writeFile(join(folder, 'remote.json'), JSON.stringify(described));
}
