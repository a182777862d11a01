import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { startHousekeeping } from '@vidyapath/service-kit/jobs/housekeeping';
import type { Knex } from 'knex';
import type { MediaContext } from '../../context';
import type { AssetFileRow } from '../assets/assets';
import { createEncoders } from './encoders';
import { createEncodingMetrics } from './encoding-metrics';
import { encodeAsset } from './encodings.jobs';
import { readQueue } from './encodings.repository';
import { posterRoutes } from './poster.routes';
import { removeLeftovers } from './work-folder';

export { queuePlaces } from './encodings.repository';

const queueEveryMs = 15_000;
const leftoversEveryMs = 60_000;

/** Makes what plays of uploaded files. */
export function registerEncodings(app: TypedApp, ctx: MediaContext): void {
  const { db, jobs, encoding } = ctx;
  const metrics = createEncodingMetrics(app);
  const encoders = createEncoders(app, ctx, metrics);
  // A job only says that there is something to do: the row of the file is what is true.
  jobs.handle(encodeAsset, async () => encoders.wake());
  posterRoutes(app, ctx);
  app.addReadyNote(() => encoderWords(ctx));
  const measure = async (): Promise<void> => {
    metrics.available(encoding.encoders > 0 && (await encoding.toolBox.tools()) !== undefined);
    metrics.queue(await readQueue(db));
  };
  startHousekeeping(app, [{ name: 'lesson-queue', everyMs: queueEveryMs, run: measure }]);
  if (encoding.encoders === 0) return;
  startHousekeeping(app, [{ name: 'lesson-scratch', everyMs: leftoversEveryMs, run: () => removeLeftovers(ctx) }]);
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    timer = setInterval(encoders.wake, encoding.pollMs).unref();
    encoders.wake();
  });
  // Before requests are waited for: the file is given back at once.
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await encoders.close();
  });
}

/** Call it in the transaction in which the state of the file becomes `waiting`. */
export async function enqueue(
  { jobs }: Pick<MediaContext, 'jobs'>,
  trx: Knex.Transaction,
  { asset_id, file_version }: Pick<AssetFileRow, 'asset_id' | 'file_version'>,
): Promise<void> {
  await jobs.add(trx, encodeAsset, { asset_id, file_version });
}

/** For people: which program makes lessons in this process, or why none does. */
export const encoderWords = ({ encoding }: Pick<MediaContext, 'encoding'>): string | undefined =>
  encoding.encoders === 0 ? undefined : encoding.toolBox.words();
