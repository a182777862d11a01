import type { Attention } from '@vidyapath/http/commerce-reports';
import type { Database } from '@vidyapath/service-kit/database/database';
import { failedJobs, type FailedJob } from '@vidyapath/service-kit/jobs/failed-jobs';
import { type AttentionRow, findAttention, shownOfKind } from './attention.repository';

export interface AttentionService {
  /** The newest first, at most 100 of each kind. */
  list(this: void): Promise<Attention[]>;
}

export const createAttentionService = (db: Database, now: () => Date = () => new Date()): AttentionService => ({
  async list() {
    const [found, jobs] = await Promise.all([findAttention(db, now()), failedJobs(db, shownOfKind)]);
    return [...found.map(presentRow), ...jobs.map(presentJob)].sort((a, b) => b.since.localeCompare(a.since));
  },
});

const presentRow = ({ amount_paise, detail, since, ...row }: AttentionRow): Attention => ({
  ...row,
  amount_paise: amount_paise === null ? null : Number(amount_paise),
  detail: detail ?? '',
  since: since.toISOString(),
});

const presentJob = ({ id, kind, lastError, createdAt }: FailedJob): Attention => ({
  kind: 'job-failed',
  id,
  order_id: null,
  order_number: null,
  amount_paise: null,
  detail: lastError ? `${kind}: ${lastError}` : kind,
  since: createdAt.toISOString(),
});
