import { join } from 'node:path';
import { seedUsers } from '@vidyapath/auth/app';
import { awaitsSeed } from '@vidyapath/catalogue/app';
import type { Services } from '../services';
import { demoAccounts } from './demo-accounts';
import { loadDemoCatalogue } from './load-demo-catalogue';

export interface DemoOptions {
  /** Top folder of the project, which has the clips. */
  root: string;
  say: (line: string) => void;
}

/** Loads accounts, courses, banners and clips into an empty database, once: what was deleted of it does not come back. */
export async function loadDemoData(
  { databases, storage }: Pick<Services, 'databases' | 'storage'>,
  { root, say }: DemoOptions,
): Promise<void> {
  if (!(await awaitsSeed(databases.catalogue))) return;
  say('Loading the demo data …');
  await seedUsers(databases.auth, demoAccounts);
  await loadDemoCatalogue({
    catalogue: databases.catalogue,
    media: databases.media,
    storage,
    clipsFolder: join(root, 'services/platform/demo/clips'),
  });
}
