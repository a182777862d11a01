import type { EndedShare } from '@vidyapath/http/release-shares';
import { networkKey } from '@vidyapath/service-kit/http/address-key';
import type { Knex } from 'knex';
import type { SupportContext } from '../../context';
import type { ServedSlice } from '../../lib/served-releases';
import { failsMore, type FailingNetworks } from './release-shares.policy';
import {
  countNetwork,
  failingNetworks,
  findEndedShares,
  insertEndedShare,
  type ShareKey,
} from './release-shares.repository';

/** Longer, and networks with many visitors would have reported of each release. */
const windowMs = 60 * 60_000;

export async function listEndedShares({ db }: SupportContext): Promise<EndedShare[]> {
  const rows = await findEndedShares(db);
  return rows.map(({ ended_at, ...share }) => ({ ...share, ended_at: ended_at.toISOString() }));
}

/**
 * Counts a browser's failure for or against the share that the slice's release has now; reports of other releases say nothing of it.
 * @returns the share, if it has ended by this failure
 */
export async function countFailure(
  trx: Knex.Transaction,
  { now }: SupportContext,
  served: ServedSlice | undefined,
  { slice, version, address }: { slice: string; version: string; address: string },
): Promise<(ShareKey & FailingNetworks) | undefined> {
  if (!served?.share || ![served.present, served.share.version].includes(version)) return undefined;
  const share = { slice, ...served.share };
  const at = now();
  const of_share = version === share.version;
  await countNetwork(trx, share, { network: networkKey(address), of_share, at });
  if (!of_share) return undefined;
  const networks = await failingNetworks(trx, share, new Date(at.getTime() - windowMs));
  const ended = failsMore(share.percent, networks) && (await insertEndedShare(trx, share, networks, at));
  return ended ? { ...share, ...networks } : undefined;
}
