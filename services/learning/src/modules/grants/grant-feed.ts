import { accessChanged, type GrantChange } from '@vidyapath/http/commerce-events';
import { bodyOf, type ServiceClient } from '@vidyapath/service-kit/client/service-client';
import type { Database } from '@vidyapath/service-kit/database/database';
import { type EventHandler, onEvent } from '@vidyapath/service-kit/events/event-handlers';
import { feedJob } from '@vidyapath/service-kit/events/feed-job';
import type { HousekeepingJob } from '@vidyapath/service-kit/jobs/housekeeping';
import type { Knex } from 'knex';
import type { paths } from '@vidyapath/service-kit/clients/commerce';

export type CommerceClient = ServiceClient<paths>;
/** In the transaction that stores the grant. */
export type KeepGrant = (trx: Knex.Transaction, grant: GrantChange) => Promise<unknown>;

export const grantEvents = (keep: KeepGrant): EventHandler => onEvent(accessChanged, keep);

/** Whatever no event brought, such as all that was there before learning was. */
export const grantFeed = (db: Database, keep: KeepGrant, commerce: CommerceClient): HousekeepingJob =>
  feedJob(db, {
    name: 'learning-grants',
    feed: 'commerce.grants',
    fetchPage: (after) => bodyOf(commerce.GET('/internal/grants', { params: { query: { after } } })),
    keep,
  });
