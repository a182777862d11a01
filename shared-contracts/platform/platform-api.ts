import type { CartAccess } from './cart';
import type { ColourModeAccess } from './colour-mode';
import type { FetchLike } from './http-access';
import type { PlatformEvents } from './events';
import type { I18nAccess } from './i18n';
import type { Notifier } from './notifier';
import type { SessionAccess } from './session';
import type { TasksAccess } from './tasks';
import type { UnreadAccess } from './unread';

/**
 * Version of everything that the shell hands to a remote: {@link PlatformApi}, the shared modules and
 * `@vidyapath/ui`. An addition raises the minor, a change that breaks a remote the major.
 */
export const platformVersion = '2.5.0';

/** The environment of a remote, from the shell. */
export interface PlatformConfig {
  appName: string;
}

/** An address of this site, without the origin. */
export interface PlaceOnSite {
  pathname: string;
  search: string;
}

/** A navigation that waits for an answer; without one it does not happen. */
export interface HeldNavigation {
  goOn: () => void;
}

/** Same-origin navigation by the shell's one router. */
export interface NavigateAccess {
  to: (path: string, options?: { replace?: boolean }) => void;
  /** Whether there is a screen at the path which the present user may open; since platform 2.4. */
  mayOpen: (path: string) => boolean;
  /**
   * Holds each navigation, by link, Back or {@link to}, for which `asks` returns true, and passes it to `onHeld`.
   * @returns the function that ends this
   */
  hold: (asks: (from: PlaceOnSite, to: PlaceOnSite) => boolean, onHeld: (held: HeldNavigation) => void) => () => void;
}

/** The document of the present page. */
export interface PageAccess {
  /**
   * Begins the document's title with a text, e.g. `Lesson · Course`. Without one it is the route's, in `slice.json`.
   * @returns the function that ends this
   */
  setTitle: (title: string) => () => void;
}

/** The platform as a remote sees it: implemented only in the shell, passed as a value, never read from a global. */
export interface PlatformApi {
  readonly version: string;
  readonly session: SessionAccess;
  readonly cart: CartAccess;
  readonly notify: Notifier;
  readonly navigate: NavigateAccess;
  /** Since platform 2.5. */
  readonly page: PageAccess;
  readonly events: PlatformEvents;
  readonly http: { readonly fetch: FetchLike };
  readonly i18n: I18nAccess;
  /** Since platform 2.4. */
  readonly colourMode: ColourModeAccess;
  /** Since platform 2.4. */
  readonly unread: UnreadAccess;
  /** Since platform 2.5. */
  readonly tasks: TasksAccess;
  readonly config: PlatformConfig;
}
