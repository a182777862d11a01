import { join } from 'node:path';
import { createUserChangesService, seedUsers } from '@vidyapath/auth/app';
import { awaitsSeed } from '@vidyapath/catalogue/app';
import { type DemoAsker, seedSupport } from '@vidyapath/support/app';
import type { Services } from '../services';
import { demoAccounts } from './demo-accounts';
import { loadDemoCatalogue } from './load-demo-catalogue';

export interface DemoOptions {
  /** Top folder of the project, which has the clips. */
  root: string;
  say: (line: string) => void;
}

/** Loads accounts, FAQ, tickets, errors, courses, banners and clips into an empty database, once: what was deleted of it does not come back. */
export async function loadDemoData(
  { databases, storage }: Pick<Services, 'databases' | 'storage'>,
  { root, say }: DemoOptions,
): Promise<void> {
  if (!(await awaitsSeed(databases.catalogue))) return;
  say('Loading the demo data …');
  await seedUsers(databases.auth, demoAccounts);
  const [, staff, learner] = await demoPeople(databases.auth);
  if (staff && learner) await seedSupport(databases.support, { staff, learner }, new Date());
  await loadDemoCatalogue({
    catalogue: databases.catalogue,
    media: databases.media,
    storage,
    clipsFolder: join(root, 'services/platform/demo/clips'),
  });
}

/** The demo's accounts with their ids, in their order. */
async function demoPeople(auth: Services['databases']['auth']): Promise<DemoAsker[]> {
  const accounts = createUserChangesService(auth);
  const found = await Promise.all(demoAccounts.map(({ email }) => accounts.findByEmail(email)));
  return demoAccounts.flatMap(
    ({ name, email }, index) => found[index]?.map(({ user_id: id }) => ({ id, name, email })) ?? [],
  );
}
