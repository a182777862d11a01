import type { Attention, AttentionBody, AttentionParams } from '@vidyapath/http/commerce-reports';
import { recordAudit } from '@vidyapath/service-kit/audit/audit';
import { notFound } from '@vidyapath/service-kit/http/errors';
import type { Write } from '@vidyapath/service-kit/http/write';
import { failedJobs, type FailedJob, runAgain, setAside } from '@vidyapath/service-kit/jobs/failed-jobs';
import type { Knex } from 'knex';
import type { CommerceContext } from '../../../context';
import { processGatewayEvent } from '../orders.jobs';
import { endEvent, findEvent } from '../paying/gateway-events.repository';
import { type AttentionRow, findAttention, shownOfKind } from './attention.repository';

/** The newest first, at most 100 of each kind. */
export async function listAttention({ db, now }: CommerceContext): Promise<Attention[]> {
  const [found, failed] = await Promise.all([findAttention(db, now()), failedJobs(db, shownOfKind)]);
  return [...found.map(presentRow), ...failed.map(presentJob)].sort((a, b) => b.since.localeCompare(a.since));
}

/** What staff does about an entry that has no order. @throws {HttpProblem} 404 where it does not wait any more */
export const endAttention = (
  ctx: CommerceContext,
  { kind, id }: AttentionParams,
  body: AttentionBody,
  { by }: Pick<Write, 'by'>,
): Promise<void> =>
  ctx.db.transaction(async (trx) => {
    if (!(await actions[kind](ctx, trx, id, body))) throw notFound('This does not wait any more.');
    await recordAudit(trx, { by, action: `${kind}.ended`, resource: { type: kind, id }, after: { ...body } });
  });

async function actOnEvent(
  { jobs, now }: CommerceContext,
  trx: Knex.Transaction,
  id: string,
  { action, reason }: AttentionBody,
): Promise<boolean> {
  const event = await findEvent(trx, id);
  if (!event || event.processed_at) return false;
  if (action === 'again') await jobs.add(trx, processGatewayEvent, { event_id: id });
  else await endEvent(trx, id, `set aside: ${reason}`, now());
  return true;
}

async function actOnJob(
  { db }: CommerceContext,
  trx: Knex.Transaction,
  id: string,
  { action }: AttentionBody,
): Promise<boolean> {
  if (!/^\d{1,18}$/.test(id)) return false;
  return (action === 'again' ? runAgain : setAside)(db, id, trx);
}

/** A gateway that still refuses is noted again by the next call. */
const forgetRefusal = async (_ctx: CommerceContext, trx: Knex.Transaction, id: string): Promise<boolean> =>
  (await trx('gateway_refusals').where('key_id', id).delete()) > 0;

const actions = { 'event-stuck': actOnEvent, 'job-failed': actOnJob, 'gateway-refused': forgetRefusal };

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
