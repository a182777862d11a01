import type { Migration } from '@vidyapath/service-kit/database/migrate';

/** A share is a release and its percent: an operator who gives the same release to another percent of the visitors begins a new one. */
export const releaseShares: Migration = {
  name: '20261127-82-release-shares',
  up: (db) =>
    db.raw(`
      create table release_failure (
        slice text not null,
        version text not null,
        percent integer not null,
        of_share boolean not null,
        network text not null,
        at timestamptz not null,
        primary key (slice, version, percent, of_share, network)
      );
      create index release_failure_at on release_failure (at);

      create table ended_share (
        slice text not null,
        version text not null,
        percent integer not null,
        shared_networks integer not null,
        present_networks integer not null,
        ended_at timestamptz not null,
        primary key (slice, version, percent)
      );
    `),
};
