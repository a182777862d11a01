import type { NavigateAccess } from '@vidyapath/platform-api/platform-api';
import type { Location, NavigationType, Navigator, To, UNSAFE_createMemoryHistory } from 'react-router';
import type { PageMatch, PageRoute } from './route-code';

/** Of the browser, or in memory. */
export type PageHistory = Omit<ReturnType<typeof UNSAFE_createMemoryHistory>, 'index'>;

export interface RouterState {
  location: Location;
  action: NavigationType;
  matches: PageMatch[];
  /** Another page is loading, the first one included; the present one stays until then. */
  isMoving: boolean;
  /** The first page is shown. */
  hasStarted: boolean;
}

export interface Visit {
  to: Location;
  /** The page that is shown; none before the first one is. */
  from: Location | undefined;
  /** Of the page that is shown. */
  matches: PageMatch[];
  /** Puts further routes below the one with this id. */
  patch: (id: string, routes: PageRoute[]) => void;
  /** Takes routes below the one with this id away. */
  prune: (id: string, isGone: (route: PageRoute) => boolean) => void;
}

/** A redirect; `document`: by a full page load, which keeps the visit's state where it leads to the same address. */
export interface Detour {
  to: string;
  document?: true;
}

type MaybeDetour = Detour | undefined;

export interface PageRouterOptions {
  history: PageHistory;
  routes: readonly PageRoute[];
  /** Runs before a visit's route is looked for. */
  onVisit?: (visit: Visit) => Promise<MaybeDetour> | MaybeDetour;
}

export interface NavigateOptions {
  replace?: boolean | undefined;
  state?: unknown;
}

export interface PageRouter {
  readonly state: RouterState;
  subscribe: (listener: () => void) => () => void;
  /** Fulfilled when the page is shown, or when another navigation or a guard has stopped it. */
  navigate: (to: To | number, options?: NavigateOptions) => Promise<void>;
  hold: NavigateAccess['hold'];
  /** Calls `goOn` at once, or after the user agrees to leave a form: for ways to leave the page that are no navigation. */
  leave: (to: To, goOn: () => void) => void;
  /** What react-router's links and hooks navigate by. */
  readonly navigator: Navigator;
}
