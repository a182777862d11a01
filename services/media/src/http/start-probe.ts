import type { Readable } from 'node:stream';
import { badRequest, tooManyRequests } from '@vidyapath/service-kit/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DurationPlan } from '../probe/duration-plan';
import type { DurationService } from '../probe/duration.service';
import { ProbeError, RefusedAddressError, sentenceOf } from '../probe/probe-error';
import type { ProbeSlots } from '../probe/probe-slots.repository';
import type { ProbeTarget } from '../probe/resolve-target';
import { durationLines } from './duration-lines';

export interface ProbeParts {
  durations: DurationService;
  slots: ProbeSlots;
}

/** The first line is due soon, so a slow look-up is waited for no longer; it goes on within the probe. */
const lookupPatienceMs = 300;
const busyRetrySeconds = 5;

/** Refuses with a problem what can be refused by now, else starts the probe and answers its lines. */
export async function startProbe(
  request: FastifyRequest,
  reply: FastifyReply,
  { durations, slots }: ProbeParts,
  makePlan: () => DurationPlan,
): Promise<Readable> {
  const leaving = new AbortController();
  reply.raw.once('close', () => leaving.abort());
  const plan = planOrRefuse(makePlan);
  const target = await checkBriefly(durations, plan);
  const slot = await slots.take(request.user?.id ?? 0);
  if (!slot) throw tooManyRequests(busyRetrySeconds, 'Other durations are still being read for you.');
  return durationLines(async (report) => {
    try {
      return await durations.measure(plan, { signal: leaving.signal, report, ...(target ? { target } : {}) });
    } catch (error) {
      if (!(error instanceof ProbeError)) request.log.info({ err: error }, 'a probe failed');
      throw error;
    } finally {
      await slot.release().catch((error: unknown) => request.log.warn({ err: error }, 'a probe slot was not released'));
    }
  });
}

function planOrRefuse(makePlan: () => DurationPlan): DurationPlan {
  try {
    return makePlan();
  } catch (error) {
    throw error instanceof RefusedAddressError ? badRequest('url', error.message) : error;
  }
}

async function checkBriefly(durations: DurationService, plan: DurationPlan): Promise<ProbeTarget | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, lookupPatienceMs, undefined);
  });
  const check = durations.check(plan).catch((error: unknown) => {
    throw badRequest('url', sentenceOf(error));
  });
  try {
    return await Promise.race([check, patience]);
  } finally {
    clearTimeout(timer);
    check.catch(() => undefined);
  }
}
