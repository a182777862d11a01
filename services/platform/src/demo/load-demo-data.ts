import { join } from 'node:path';
import { seedUsers } from '@vidyapath/auth/app';
import { awaitsSeed } from '@vidyapath/catalogue/app';
import type { SellingConfig } from '../platform-config';
import type { Services } from '../services';
import { demoAccounts } from './demo-accounts';
import { loadDemoCatalogue } from './load-demo-catalogue';
import { loadDemoSales } from './load-demo-sales';

export interface DemoOptions {
  /** Top folder of the project, which has the clips. */
  root: string;
  say: (line: string) => void;
  config: Partial<SellingConfig>;
}

/** Loads accounts, courses, banners and clips into an empty database, once: what was deleted of it does not come back. */
export async function loadDemoData(
  services: Pick<Services, 'databases' | 'storage' | 'simulator'>,
  { root, say, config }: DemoOptions,
): Promise<void> {
  const { databases, storage } = services;
  if (await awaitsSeed(databases.catalogue)) {
    say('Loading the demo data …');
    await seedUsers(databases.auth, demoAccounts);
    await loadDemoCatalogue({
      catalogue: databases.catalogue,
      media: databases.media,
      storage,
      clipsFolder: join(root, 'services/platform/demo/clips'),
    });
  }
  await loadDemoSales(services, config);
}
