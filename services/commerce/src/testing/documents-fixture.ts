import { createTestDatabase } from '@vidyapath/kit-testing/test-database';
import { prepareDatabase } from '@vidyapath/service-kit/database/prepare-database';
import type { Seller } from '../config';
import { commerceMigrations } from '../migrations/migrations';
import { commerceSchema } from '../migrations/schema';

export const registeredSeller: Seller = {
  name: 'Vidyapath Learning Private Limited',
  address: '4th Floor, Fortune Towers, Chandrasekharpur, Bhubaneswar 751023, Odisha',
  state: '21',
  gstin: '21AAPFU0939F1Z7',
  ratePercent: 18,
};
export const unregisteredSeller: Seller = { ...registeredSeller, gstin: null };

/** Commerce's tables in a database of their own. */
export async function startCommerceDatabase(poolMax = 8) {
  const schema = { schema: commerceSchema, migrations: commerceMigrations };
  const database = await createTestDatabase(schema);
  const db = await prepareDatabase(database.url, { ...schema, poolMax });
  return {
    db,
    stop: async () => {
      await db.destroy();
      await database.drop();
    },
  };
}
