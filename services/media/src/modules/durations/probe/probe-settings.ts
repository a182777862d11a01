import { type AllowedHosts, parseAllowedHosts } from './probe-url';
import { createResolveHost, type ResolveHost } from './resolve-host';
import { type SharingService, sharingService } from './shared-video-duration';

/** Where the probe of durations may go. */
export interface ProbeSettings {
  allowed: AllowedHosts;
  resolve: ResolveHost;
  archiveOrigin: string;
  sharing: SharingService;
  /** Milliseconds for one probe, instead of the contract's. */
  timeMs?: number | undefined;
}

export interface ProbeOptions {
  /** `host:port` list that the address guard of the probe lets through; for tests. */
  allowHosts?: string;
  /** Key of the sharing service's data API; its pages are read without one. */
  apiKey?: string;
  /** Where the remote services are, when not on the internet. */
  remotes?: { archiveOrigin?: string; sharing?: Partial<SharingService>; resolve?: ResolveHost };
  /** Milliseconds that a probe may take instead of `limits.probe.seconds`; for tests. */
  probeTimeMs?: number;
}

export const probeSettingsOf = ({
  allowHosts = '',
  apiKey,
  remotes = {},
  probeTimeMs,
}: ProbeOptions): ProbeSettings => ({
  allowed: parseAllowedHosts(allowHosts),
  resolve: remotes.resolve ?? createResolveHost(),
  archiveOrigin: remotes.archiveOrigin ?? 'https://archive.org',
  sharing: { ...sharingService, ...(apiKey && { apiKey }), ...remotes.sharing },
  timeMs: probeTimeMs,
});
