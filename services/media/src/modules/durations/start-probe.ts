import type { Readable } from 'node:stream';
import { limits } from '@vidyapath/http/limits';
import { badRequest, tooManyRequests } from '@vidyapath/service-kit/http/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DurationPlan } from './probe/duration-plan';
import { openProbe, type Probe } from './durations.service';
import { ProbeError, RefusedAddressError, sentenceOf } from './probe/probe-error';
import { releaseSlot, takeSlot } from './probe/probe-slots.repository';
import type { MediaContext } from '../../context';
import type { ConcurrencyLimit } from '@vidyapath/service-kit/queue/concurrency-limit';
import { durationLines } from './duration-lines';

export const probesAtOnce = {
  perKey: limits.probe.perUser,
  total: 8,
  sentence: 'Other durations are still being read.',
};

/** The first line is due soon, so a slow look-up continues within the probe. */
const lookupWaitMs = 300;
const busyRetrySeconds = 5;

interface Probing {
  ctx: MediaContext;
  /** Bounds the probes of this process, before the database counts those of all processes. */
  atOnce: ConcurrencyLimit;
}

/** Answers a problem when the address can be refused by now, else starts the probe and sends its lines. */
export async function startProbe(
  request: FastifyRequest,
  reply: FastifyReply,
  { ctx, atOnce }: Probing,
  makePlan: () => DurationPlan,
): Promise<Readable> {
  const ending = new AbortController();
  reply.raw.once('close', () => ending.abort());
  const plan = planOrRefuse(makePlan);
  const release = await enterProbe(request, ctx, atOnce);
  const probe = openProbe(ctx, plan, ending);
  const end = async (): Promise<void> => {
    await probe.close();
    await release();
  };
  try {
    await checkBriefly(probe);
  } catch (error) {
    await end();
    throw badRequest('url', sentenceOf(error));
  }
  return durationLines(async (report) => {
    try {
      return await probe.measure(report);
    } catch (error) {
      if (!(error instanceof ProbeError)) request.log.info({ err: error }, 'a probe failed');
      throw error;
    } finally {
      await end();
    }
  });
}

/** Returns a function that releases the slot and does not fail. */
export async function enterProbe(
  request: FastifyRequest,
  { db }: MediaContext,
  atOnce: ConcurrencyLimit,
): Promise<() => Promise<void>> {
  const userId = request.user?.id ?? 0;
  const leave = atOnce.enter(String(userId));
  try {
    const slot = await takeSlot(db, userId);
    if (!slot) throw tooManyRequests(busyRetrySeconds, probesAtOnce.sentence);
    return async () => {
      leave();
      await releaseSlot(db, slot).catch((error: unknown) =>
        request.log.warn({ err: error }, 'a probe slot was not released'),
      );
    };
  } catch (error) {
    leave();
    throw error;
  }
}

function planOrRefuse(makePlan: () => DurationPlan): DurationPlan {
  try {
    return makePlan();
  } catch (error) {
    throw error instanceof RefusedAddressError ? badRequest('url', error.message) : error;
  }
}

async function checkBriefly(probe: Probe): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, lookupWaitMs);
  });
  const check = probe.check();
  try {
    await Promise.race([check, timeout]);
  } finally {
    clearTimeout(timer);
    check.catch(() => undefined);
  }
}
