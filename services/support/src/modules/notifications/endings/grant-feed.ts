import { accessChanged } from '@vidyapath/http/commerce-events';
import { bodyOf, type ServiceClient } from '@vidyapath/service-kit/client/service-client';
import type { Database } from '@vidyapath/service-kit/database/database';
import { type EventHandler, onEvent } from '@vidyapath/service-kit/events/event-handlers';
import { feedJob } from '@vidyapath/service-kit/events/feed-job';
import type { HousekeepingJob } from '@vidyapath/service-kit/jobs/housekeeping';
import type { paths } from '@vidyapath/service-kit/clients/commerce';
import type { GrantsRepository } from './grants.repository';

/** Sends the service's token, with the scope `grants:read`. */
export type CommerceClient = ServiceClient<paths>;

export const grantEvents = (grants: GrantsRepository): EventHandler =>
  onEvent(accessChanged, (trx, grant) => grants.keep(trx, grant));

/** Whatever no event brought, such as all that was given before support knew of grants. */
export const grantFeed = (db: Database, grants: GrantsRepository, commerce: CommerceClient): HousekeepingJob =>
  feedJob(db, {
    name: 'support-grants',
    feed: 'commerce.grants',
    fetchPage: (after) => bodyOf(commerce.GET('/internal/grants', { params: { query: { after } } })),
    keep: (trx, change) => grants.keep(trx, change),
  });
