import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readUsersOfEmail, seedLogins, type SeedUser, seedUsers } from '@vidyapath/auth/app';
import { awaitsSeed } from '@vidyapath/catalogue/app';
import { seedPlans } from '@vidyapath/commerce/app';
import { seedSupport } from '@vidyapath/support/app';
import type { Services } from '../services';
import { demoAccounts } from './demo-accounts';
import { demoNewcomers } from './demo-newcomers';
import { loadDemoCatalogue } from './load-demo-catalogue';

const dayMs = 86_400_000;
/** Courses of the demo's bundle. */
const bundleCourseIds = [2, 3, 5, 6, 7];

export interface DemoOptions {
  /** Top folder of the project, which has the clips. */
  root: string;
  say: (line: string) => void;
}

/** Loads accounts, sign-ins, FAQ, tickets, errors, plans, courses, banners and clips into an empty database, once: deleted records are not loaded again. */
export async function loadDemoData(
  { databases, storage }: Pick<Services, 'databases' | 'storage'>,
  { root, say }: DemoOptions,
): Promise<void> {
  const now = new Date();
  // Older than the demo's sales. A plan is never deleted, so a database without any has never had them.
  await seedPlans(databases.commerce, bundleCourseIds, new Date(now.getTime() - 370 * dayMs));
  if (!(await awaitsSeed(databases.catalogue))) return;
  say('Loading the demo data …');
  const [, staff, learner] = await loadDemoPeople(databases.auth, now);
  if (staff && learner) await seedSupport(databases.support, { staff, learner }, now);
  await loadDemoCatalogue({
    catalogue: databases.catalogue,
    media: databases.media,
    storage,
    clipsFolder: join(root, 'services/platform/demo/clips'),
    lessonFolder: join(root, 'services/platform/demo/lesson'),
    staffId: staff?.id ?? 0,
  });
}

/** Loads the demo's accounts, which are a year old, those of the last weeks, and the sign-ins of all. Returns the accounts in this order, with their ids. */
async function loadDemoPeople(auth: Services['databases']['auth'], now: Date) {
  const password = `${randomBytes(16).toString('hex')}!`;
  const aYearAgo = new Date(now.getTime() - 366 * dayMs);
  const people: (SeedUser & { createdAt: Date })[] = [
    ...demoAccounts.map((account) => ({ ...account, createdAt: aYearAgo })),
    ...demoNewcomers(password, now),
  ];
  await seedUsers(auth, people);
  const made = [];
  for (const { name, email, createdAt, disabledAt } of people)
    for (const { user_id: id } of await readUsersOfEmail(auth, email))
      made.push({ id, name, email, createdAt, disabledAt });
  await seedLogins(auth, made, now);
  return made;
}
