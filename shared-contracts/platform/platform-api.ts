import type { FetchLike } from './http-access';
import type { PlatformEvents } from './events';
import type { I18nAccess } from './i18n';
import type { Notifier } from './notifier';
import type { SessionAccess } from './session';

/**
 * Version of everything that the shell hands to a remote: {@link PlatformApi}, the shared modules and
 * `@vidyapath/ui`. An addition raises the minor, a change that breaks a remote the major.
 */
export const platformVersion = '1.2.0';

/** What the shell tells a remote about where it runs. */
export interface PlatformConfig {
  appName: string;
}

/** Same-origin navigation by the shell's one router. */
export interface NavigateAccess {
  to: (path: string, options?: { replace?: boolean }) => void;
}

/** The platform as a remote sees it: implemented only in the shell, passed as a value, never read from a global. */
export interface PlatformApi {
  readonly version: string;
  readonly session: SessionAccess;
  readonly notify: Notifier;
  readonly navigate: NavigateAccess;
  readonly events: PlatformEvents;
  readonly http: { readonly fetch: FetchLike };
  readonly i18n: I18nAccess;
  readonly config: PlatformConfig;
}
