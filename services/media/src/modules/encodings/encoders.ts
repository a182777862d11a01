import { StorageAwayError, StorageFullError } from '../../lib/storage/storage';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { isDatabaseAway } from '@vidyapath/service-kit/database/database-errors';
import type { FastifyBaseLogger } from 'fastify';
import type { AssetProblem } from '@vidyapath/http/lesson-names';
import type { MediaContext } from '../../context';
import { EncodingProblem } from './check/encoding-problem';
import { encodeFile } from './encode-file';
import type { EncodingMetrics } from './encoding-metrics';
import { claimFile, countCrash, type Lease, releaseLease } from './encodings.repository';
import { failEncoding, NotNeededError } from './show-version';
import { startLease } from './start-lease';
import type { Tools } from './work';
import { openWork, removeWork } from './work-folder';

const crashesMax = 3;
const againSeconds = 10;

export interface Encoders {
  /** Looks for files that wait. */
  wake: () => void;
  /** Ends the runs of this process, and gives their files back. */
  close: () => Promise<void>;
}

/** Encodes files of the queue in this process, so many at once. */
export function createEncoders(app: TypedApp, ctx: MediaContext, metrics: EncodingMetrics): Encoders {
  const { db, encoding } = ctx;
  const closing = new AbortController();
  const running = new Set<Promise<void>>();
  let taking = 0;

  const takeOne = async (): Promise<boolean> => {
    const tools = await encoding.toolBox.tools();
    if (!tools || closing.signal.aborted) return false;
    const lease = await claimFile(db, encoding.atOnce);
    if (!lease) return false;
    const run = runLease(ctx, lease, tools, closing.signal, { metrics, log: app.log }).finally(() => {
      running.delete(run);
      wake();
    });
    running.add(run);
    return true;
  };
  const wake = (): void => {
    if (closing.signal.aborted || running.size + taking >= encoding.encoders) return;
    taking += 1;
    takeOne()
      .catch((error: unknown) => {
        app.log.warn({ err: error }, 'no file was taken to be encoded');
        return false;
      })
      .then((taken) => {
        taking -= 1;
        if (taken) wake();
      })
      .catch(() => undefined);
  };
  return {
    wake,
    async close() {
      closing.abort();
      await Promise.all(running);
    },
  };
}

interface Telling {
  metrics: EncodingMetrics;
  log: FastifyBaseLogger;
}

/** Never rejects. */
async function runLease(
  ctx: MediaContext,
  lease: Lease,
  tools: Tools,
  ending: AbortSignal,
  { metrics, log: parent }: Telling,
): Promise<void> {
  const { asset_id, file_version, playable } = lease.file;
  const log = parent.child({ asset: asset_id, version: file_version, run: playable ? 'second' : 'first' });
  const running = startLease(ctx.db, lease, ending, log);
  const startedAt = Date.now();
  try {
    const work = await openWork(ctx, lease, tools, running.signal);
    const seconds = await encodeFile(ctx, lease, work, running.setPercent);
    const took = (Date.now() - startedAt) / 1_000;
    metrics.encoded(playable ? 'second' : 'first', seconds / took);
    log.info({ seconds, took }, 'a run of an encoding is done');
  } catch (error) {
    const lost = running.signal.aborted || error instanceof NotNeededError;
    await endBadly(ctx, lease, lost ? undefined : error, { metrics, log }).catch((cause: unknown) =>
      log.warn({ err: cause }, 'the end of an encoding was not stored; it begins again when its lease ends'),
    );
  } finally {
    running.stop();
    await removeWork(ctx, lease).catch((error: unknown) =>
      log.warn({ err: error }, 'a scratch folder was not removed'),
    );
  }
}

/** Fails the file, or gives it back to be encoded again. `error` is undefined where nothing is wrong with the file. */
async function endBadly(ctx: MediaContext, lease: Lease, error: unknown, { metrics, log }: Telling): Promise<void> {
  const problem = await problemOf(ctx, lease, error);
  if (problem === undefined) {
    log.info({ err: error }, 'an encoding ended and begins again');
    return releaseLease(ctx.db, lease, error === undefined ? 0 : againSeconds);
  }
  log.warn({ err: error, problem }, 'a file cannot be encoded');
  metrics.failed(problem);
  return failEncoding(ctx, lease, problem);
}

async function problemOf({ db }: MediaContext, lease: Lease, error: unknown): Promise<AssetProblem | undefined> {
  if (error === undefined || error instanceof StorageAwayError || isDatabaseAway(error)) return undefined;
  if (error instanceof EncodingProblem) return error.problem;
  if (error instanceof StorageFullError || (error as NodeJS.ErrnoException).code === 'ENOSPC') return 'no-room';
  return (await countCrash(db, lease)) >= crashesMax ? 'encoder-failed' : undefined;
}
