import { platformActor, recordAudit } from '@vidyapath/service-kit/audit/audit';
import type { Knex } from 'knex';
import type { JobQueue } from '../../jobs/job-queue';
import { presentGrant } from './grants.presenter';
import type { GrantsRepository } from './grants.repository';
import type { HoldingsRepository } from './holdings.repository';
import type { PublishAccess } from './publish-access';

interface ReleaseParts {
  grants: Pick<GrantsRepository, 'release'>;
  holdings: Pick<HoldingsRepository, 'lock'>;
  jobs: JobQueue;
  publishAccess: PublishAccess;
  now: () => Date;
}

/** Begins what staff gave to an address before its owner had confirmed it. */
export const createReleaseGrants =
  ({ grants, holdings, jobs, publishAccess, now }: ReleaseParts) =>
  async (trx: Knex.Transaction, userId: number): Promise<void> => {
    await holdings.lock(trx, userId);
    const released = await grants.release(trx, userId, now());
    for (const row of released) {
      const after = presentGrant(row);
      const resource = { type: 'grant', id: after.grant_id };
      await recordAudit(trx, { by: platformActor, action: 'grant.released', resource, after });
      await jobs.add(trx, 'mail-access-given', { grant_id: after.grant_id });
    }
    if (released.length > 0) await publishAccess(trx);
  };
