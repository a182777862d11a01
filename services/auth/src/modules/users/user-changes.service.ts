import type { UserChange } from '@vidyapath/http/user-events';
import type { Database } from '@vidyapath/service-kit/database/database';
import { createFeed, type FeedPage } from '@vidyapath/service-kit/events/feed';
import { presentUserChange } from './user-changes.presenter';
import { createUserChangesRepository } from './user-changes.repository';

export interface UserChangesService {
  page(after: string): Promise<FeedPage<UserChange>>;
  /** As they are now. */
  find(ids: readonly number[]): Promise<UserChange[]>;
  findByEmail(email: string): Promise<UserChange[]>;
}

export const pageRows = 200;

export function createUserChangesService(db: Database): UserChangesService {
  const changes = createUserChangesRepository(db);
  const feed = createFeed(db, { read: changes.read, pageRows });
  const find = async (ids: readonly number[]) => (await changes.find(ids)).map(presentUserChange);
  return {
    async page(after) {
      const page = await feed(after);
      return { ...page, items: page.items.map(presentUserChange) };
    },
    find,
    findByEmail: async (email) => find(await changes.idsOfEmail(email)),
  };
}
