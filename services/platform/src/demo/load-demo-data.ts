import { join } from 'node:path';
import { seedUsers } from '@vidyapath/auth/app';
import type { Services } from '../services';
import { demoAccounts } from './demo-accounts';
import { isCatalogueEmpty, loadDemoCatalogue } from './load-demo-catalogue';

export interface DemoOptions {
  /** Top folder of the project, which has the clips. */
  root: string;
  say: (line: string) => void;
}

/** Loads accounts, courses, banners and clips into an empty database; one with content stays as it is. */
export async function loadDemoData({ databases, storage }: Pick<Services, 'databases' | 'storage'>, { root, say }: DemoOptions): Promise<void> {
  if (!(await isCatalogueEmpty(databases.catalogue))) return;
  say('Loading the demo data …');
  await seedUsers(databases.auth, demoAccounts);
  await loadDemoCatalogue({
    catalogue: databases.catalogue,
    media: databases.media,
    storage,
    clipsFolder: join(root, 'services/platform/demo/clips'),
  });
}
