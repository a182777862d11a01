import type { Migration } from '@vidyapath/service-kit/database/migrate';

export const gatewayRefusals: Migration = {
  name: '20261127-20-gateway-refusals',
  up: (db) =>
    db.raw(`
      -- A key that the gateway refuses, or whose orders it refuses for another reason than their amount. A call that is accepted ends it.
      create table gateway_refusals (
        key_id text primary key,
        of_key boolean not null,
        detail text not null,
        since timestamptz not null
      )
    `),
};
