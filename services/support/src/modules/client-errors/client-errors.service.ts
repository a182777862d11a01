import type { ClientError, ClientErrorBody, ClientErrorListQuery } from '@vidyapath/http/client-errors';
import { presentList } from '@vidyapath/service-kit/lists/present-list';
import type { SupportContext } from '../../context';
import { releasesIn } from '../../lib/served-releases';
import { recordError, reportOfBrowser } from '../error-groups/error-groups';
import { countFailure } from '../release-shares/release-shares';
import { assertWithinLimit } from '../submissions/submissions';
import { type ClientErrorRow, findClientErrors, insertClientError } from './client-errors.repository';

/** Whose browser reports. */
export interface Reporter {
  address: string;
  /** The account or the address, by which a group counts people. */
  person: string;
  requestId: string;
}

export const listClientErrors = async ({ db }: SupportContext, query: ClientErrorListQuery) =>
  presentList(await findClientErrors(db, query), (rows) => rows.map(presentClientError));

/** Stores it and counts it in its group, or neither. @returns the share of its release, if that has ended by this failure */
export async function reportClientError(
  ctx: SupportContext,
  error: ClientErrorBody,
  { address, person, requestId }: Reporter,
) {
  await assertWithinLimit(ctx, 'report', address);
  const served = await ctx.servedReleases(error.slice);
  const known = served !== undefined && releasesIn(served).includes(error.version);
  return ctx.db.transaction(async (trx) => {
    if (await insertClientError(trx, error, requestId))
      await recordError(trx, reportOfBrowser(error, { requestId, person, known }), ctx.now());
    return countFailure(trx, ctx, served, { ...error, address });
  });
}

const presentClientError = ({ created_at, ...row }: ClientErrorRow): ClientError => ({
  ...row,
  created_at: created_at.toISOString(),
});
