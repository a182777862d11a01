import type { NavigateAccess } from '@vidyapath/platform-api/platform-api';
import type { Location, NavigationType, Navigator, To, UNSAFE_createMemoryHistory } from 'react-router';
import type { PageMatch, PageRoute } from './route-code';

/** The browser's history, or one in memory. */
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
  /** The page that is shown; undefined before the first one. */
  from: Location | undefined;
  /** Routes of the page that is shown. */
  matches: PageMatch[];
  /** Adds routes below the one with this id. */
  patch: (id: string, routes: PageRoute[]) => void;
  /** Removes routes below the one with this id. */
  prune: (id: string, isGone: (route: PageRoute) => boolean) => void;
}

/** A redirect; `document`: by a full page load, which keeps the visit's state at the same address. */
export interface Detour {
  to: string;
  document?: true;
}

type MaybeDetour = Detour | undefined;

export interface PageRouterOptions {
  history: PageHistory;
  routes: readonly PageRoute[];
  /** Runs before a visit's route is matched. */
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
  /** Calls `goOn` at once, or after the user agrees to leave a form: for leaving the page without a navigation. */
  leave: (to: To, goOn: () => void) => void;
  /** The navigator of react-router's links and hooks. */
  readonly navigator: Navigator;
}
