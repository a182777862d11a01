import type { Migration } from '@vidyapath/service-kit/database/migrate';

/** Outlines are read again by their feed, since the stored ones do not say which lessons hide their position. */
export const outlinesReadAgain: Migration = {
  name: '20261127-61-outlines-read-again',
  up: (db) =>
    db.raw(`
      update outlines set version = 0;
      update lessons set version = 0;
      update feed_cursors set next = '' where feed = 'catalogue.outlines';
    `),
};
