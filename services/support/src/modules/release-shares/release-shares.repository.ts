import type { Knex } from 'knex';
import type { ReleaseShare } from '../../lib/served-releases';
import type { FailingNetworks } from './release-shares.policy';

export type ShareKey = ReleaseShare & { slice: string };

export interface EndedShareRow extends ShareKey {
  ended_at: Date;
}

const endedMax = 100;

/** Each network counts once, at its last report. */
export const countNetwork = (
  trx: Knex.Transaction,
  share: ShareKey,
  { network, of_share, at }: { network: string; of_share: boolean; at: Date },
) =>
  trx('release_failure')
    .insert({ ...share, network, of_share, at })
    .onConflict(['slice', 'version', 'percent', 'of_share', 'network'])
    .merge({ at });

export async function failingNetworks(
  trx: Knex.Transaction,
  { slice, version, percent }: ShareKey,
  since: Date,
): Promise<FailingNetworks> {
  const rows = await trx('release_failure')
    .where({ slice, version, percent })
    .where('at', '>', since)
    .groupBy('of_share')
    .select<{ of_share: boolean; networks: string }[]>('of_share', trx.raw('count(*) as networks'));
  const of = (share: boolean) => Number(rows.find(({ of_share }) => of_share === share)?.networks ?? 0);
  return { shared: of(true), present: of(false) };
}

/** False: it had ended. */
export async function insertEndedShare(
  trx: Knex.Transaction,
  share: ShareKey,
  networks: FailingNetworks,
  at: Date,
): Promise<boolean> {
  const row = { ...share, shared_networks: networks.shared, present_networks: networks.present, ended_at: at };
  const inserted = await trx('ended_share')
    .insert(row)
    .onConflict(['slice', 'version', 'percent'])
    .ignore()
    .returning('slice');
  return inserted.length > 0;
}

/** The newest first. */
export const findEndedShares = (on: Knex) =>
  on<EndedShareRow>('ended_share')
    .select('slice', 'version', 'percent', 'ended_at')
    .orderBy('ended_at', 'desc')
    .limit(endedMax);
