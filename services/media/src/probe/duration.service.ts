import { limits } from '@vidyapath/http/limits';
import type { Storage } from '../storage/storage';
import { readArchiveDuration } from './archive-duration';
import type { DurationPlan } from './duration-plan';
import { readMediaDuration } from './media-duration';
import { createProbeClient, type ProbeClient } from './probe-client';
import { openRemoteSource } from './remote-source';
import { type ProbeTarget, type ResolveHost, resolveTarget } from './resolve-target';
import type { AllowedHosts } from './probe-url';
import { readSharedVideoDuration, type SharingService } from './shared-video-duration';
import { openStoredSource } from './stored-source';
import { type Report, withSteps } from './probe-progress';

export interface DurationServiceOptions {
  storage: Storage;
  allowed: AllowedHosts;
  resolve: ResolveHost;
  archiveOrigin: string;
  sharing: SharingService;
}

export interface DurationService {
  /** Throws {@link RefusedAddressError} when the host of a plan is not public; connects to nothing. */
  check: (plan: DurationPlan) => Promise<ProbeTarget | undefined>;
  /** Whole seconds. Rejects with what `sentenceOf` can say. */
  measure: (plan: DurationPlan, options: { target?: ProbeTarget; signal: AbortSignal; report: Report }) => Promise<number>;
}

/** The rest of the allowed time is for the answer to get out. */
const timeMs = (limits.probe.seconds - 3) * 1_000;

export function createDurationService(options: DurationServiceOptions): DurationService {
  const { storage, allowed, resolve, archiveOrigin, sharing } = options;
  const read = (plan: DurationPlan, client: ProbeClient, report: Report): Promise<number> => {
    if (plan.kind === 'archive') return readArchiveDuration(client, archiveOrigin, plan.item, report);
    if (plan.kind === 'shared') return readSharedVideoDuration(client, sharing, plan.id, report);
    const source = plan.kind === 'stored' ? openStoredSource(storage, plan.name) : openRemoteSource(client, plan.url);
    return source.then((opened) => readMediaDuration(withSteps(opened, report), client.signal));
  };
  return {
    check: async (plan) => (plan.kind === 'remote' ? resolveTarget(plan.url, allowed, resolve) : undefined),
    measure: async (plan, { target, signal, report }) => {
      const inTime = AbortSignal.any([signal, AbortSignal.timeout(timeMs)]);
      const client = createProbeClient({ allowed, resolve, signal: inTime });
      if (target) client.trust(target);
      try {
        const seconds = await read(plan, client, report);
        return Math.max(1, Math.round(seconds));
      } finally {
        await client.close();
      }
    },
  };
}
