import type { UserChange } from '@vidyapath/http/user-events';
import type { Database } from '@vidyapath/service-kit/database/database';
import { type FeedPage, readFeedPage } from '@vidyapath/service-kit/events/feed';
import { presentUserChange } from './user-changes.presenter';
import { findUserChanges, readUserChanges } from './user-changes.repository';
import { findIdsOfEmail } from './users.repository';

export const pageRows = 200;

export async function pageOfUserChanges(db: Database, after: string): Promise<FeedPage<UserChange>> {
  const page = await readFeedPage(db, after, readUserChanges, pageRows);
  return { ...page, items: page.items.map(presentUserChange) };
}

/** The accounts as they are now. */
export const readUsers = async (db: Database, ids: readonly number[]): Promise<UserChange[]> =>
  (await findUserChanges(db, ids)).map(presentUserChange);

export const readUsersOfEmail = async (db: Database, email: string): Promise<UserChange[]> =>
  readUsers(db, await findIdsOfEmail(db, email));
