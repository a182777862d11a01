import { limits } from '@vidyapath/http/limits';
import type { Storage } from '../../lib/storage/storage';
import { readArchiveDuration } from './probe/archive-duration';
import type { DurationPlan } from './probe/duration-plan';
import { readMediaDuration } from './probe/media-duration';
import { createProbeClient, type ProbeClient } from './probe/probe-client';
import { openRemoteSource } from './probe/remote-source';
import type { AllowedHosts } from './probe/probe-url';
import type { ResolveHost } from './probe/resolve-host';
import { readSharedVideoDuration, type SharingService } from './probe/shared-video-duration';
import { openStoredSource } from './probe/stored-source';
import { type Report, withSteps } from './probe/probe-progress';

export interface DurationServiceOptions {
  storage: Storage;
  allowed: AllowedHosts;
  resolve: ResolveHost;
  archiveOrigin: string;
  sharing: SharingService;
  /** For one probe. */
  timeMs?: number;
}

/** Reads one duration. Its time limit starts when it is opened; when `ending` aborts, all its work ends. */
export interface Probe {
  /** Throws {@link RefusedAddressError} when the host of the plan is not public; connects to nothing. */
  check: () => Promise<void>;
  /** Whole seconds. Rejects with an error for `sentenceOf`. */
  measure: (report: Report) => Promise<number>;
  /** Releases its timer and connections. */
  close: () => Promise<void>;
}

export interface DurationService {
  open: (plan: DurationPlan, ending: AbortController) => Probe;
}

/** The rest of the allowed time is for sending the answer. */
const timeForReading = (limits.probe.seconds - 3) * 1_000;

export function createDurationService(options: DurationServiceOptions): DurationService {
  const { storage, allowed, resolve, archiveOrigin, sharing, timeMs = timeForReading } = options;
  const read = (plan: DurationPlan, client: ProbeClient, report: Report): Promise<number> => {
    if (plan.kind === 'archive') return readArchiveDuration(client, archiveOrigin, plan.item, report);
    if (plan.kind === 'shared') return readSharedVideoDuration(client, sharing, plan.id, report);
    const source = plan.kind === 'stored' ? openStoredSource(storage, plan.name) : openRemoteSource(client, plan.url);
    return source.then((opened) => readMediaDuration(withSteps(opened, report), client.signal));
  };
  return {
    open: (plan, ending) => {
      // A signal of AbortSignal.any may be garbage before its time is over (Node 20).
      const limit = setTimeout(
        () => ending.abort(new DOMException('The probe took too long.', 'TimeoutError')),
        timeMs,
      );
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
    },
  };
}
