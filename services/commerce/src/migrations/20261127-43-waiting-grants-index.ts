import { createIndexes } from '@vidyapath/service-kit/database/create-indexes';
import type { Migration } from '@vidyapath/service-kit/database/migrate';

export const waitingGrantsIndex: Migration = {
  name: '20261127-43-waiting-grants-index',
  inOneTransaction: false,
  up: (db) => createIndexes(db, { grants_waiting: 'grants (user_id) where waiting' }),
};
