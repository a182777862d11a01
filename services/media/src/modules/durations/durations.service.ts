import { limits } from '@vidyapath/http/limits';
import type { MediaContext } from '../../context';
import { readArchiveDuration } from './probe/archive-duration';
import type { DurationPlan } from './probe/duration-plan';
import { readMediaDuration } from './probe/media-duration';
import { createProbeClient, type ProbeClient } from './probe/probe-client';
import { openRemoteSource } from './probe/remote-source';
import { readSharedVideoDuration } from './probe/shared-video-duration';
import { openStoredSource } from './probe/stored-source';
import { type Report, withSteps } from './probe/probe-progress';

/** Reads one duration. Its time limit starts when it is opened; when `ending` aborts, all its work ends. */
export interface Probe {
  /** Throws {@link RefusedAddressError} when the host of the plan is not public; connects to nothing. */
  check: () => Promise<void>;
  /** Whole seconds. Rejects with an error for `sentenceOf`. */
  measure: (report: Report) => Promise<number>;
  /** Releases its timer and connections. */
  close: () => Promise<void>;
}

/** The rest of the allowed time is for sending the answer. */
const timeForReading = (limits.probe.seconds - 3) * 1_000;

export function openProbe(
  { storage, probe: settings }: MediaContext,
  plan: DurationPlan,
  ending: AbortController,
): Probe {
  const { allowed, resolve, timeMs = timeForReading } = settings;
  // A signal of AbortSignal.any may be garbage before its time is over (Node 20).
  const limit = setTimeout(() => ending.abort(new DOMException('The probe took too long.', 'TimeoutError')), timeMs);
  const client = createProbeClient({ allowed, resolve, signal: ending.signal });
  return {
    check: async () => void (plan.kind === 'remote' && (await client.check(plan.url))),
    measure: async (report) => Math.max(1, Math.round(await read(plan, client, report))),
    close: async () => {
      clearTimeout(limit);
      ending.abort();
      await client.close();
    },
  };

  async function read(from: DurationPlan, through: ProbeClient, report: Report): Promise<number> {
    if (from.kind === 'archive') return readArchiveDuration(through, settings.archiveOrigin, from.item, report);
    if (from.kind === 'shared') return readSharedVideoDuration(through, settings.sharing, from.id, report);
    const opened = from.kind === 'stored' ? openStoredSource(storage, from.name) : openRemoteSource(through, from.url);
    return readMediaDuration(withSteps(await opened, report), through.signal);
  }
}
