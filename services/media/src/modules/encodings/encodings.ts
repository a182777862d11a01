import type { Knex } from 'knex';
import type { MediaContext } from '../../context';
import type { AssetFileRow } from '../assets/assets';
import { encodeAsset } from './encodings.jobs';

/** Makes what plays of uploaded files. */
export function registerEncodings({ jobs }: MediaContext): void {
  jobs.handle(encodeAsset, async () => undefined);
}

/** Call it in the transaction in which the state of the file becomes `waiting`. */
export async function enqueue(
  { jobs }: Pick<MediaContext, 'jobs'>,
  trx: Knex.Transaction,
  { asset_id, file_version }: Pick<AssetFileRow, 'asset_id' | 'file_version'>,
): Promise<void> {
  await jobs.add(trx, encodeAsset, { asset_id, file_version });
}
