import { type Location, matchRoutes, type NavigationType, parsePath, type RouteObject, type To } from 'react-router';
import { createNavigationGuards } from './navigation-guards';
import { copyOf, findRoute, isSamePlace, loadCode, type PageMatch, readyPart } from './route-code';
import type { Detour, PageRouter, PageRouterOptions, RouterState, Visit } from './router-types';

/** Values of react-router's enum; importing it would add code. */
const pop = 'POP' as NavigationType;
const push = 'PUSH' as NavigationType;
const replaced = 'REPLACE' as NavigationType;

interface Move {
  to: Location;
  action: NavigationType;
}

/**
 * The one router: react-router's matching, links and hooks without its data part, which is as large as all of these. It loads the code of
 * a page while the previous page stays, asks the guards of forms before a page is left, and follows Back and Forward.
 */
export function createPageRouter({ history, routes: given, onVisit }: PageRouterOptions): PageRouter {
  const routes = copyOf(given);
  const guards = createNavigationGuards();
  const listeners = new Set<() => void>();
  const matchesAt = (location: Location): PageMatch[] => matchRoutes(routes as RouteObject[], location) ?? [];
  const patch: Visit['patch'] = (id, further) => {
    const parent = findRoute(routes, id);
    if (parent) parent.children = [...(parent.children ?? []), ...copyOf(further)];
  };
  const prune: Visit['prune'] = (id, isGone) => {
    const parent = findRoute(routes, id);
    if (parent) parent.children = (parent.children ?? []).filter((route) => !isGone(route));
  };

  let latest = 0;
  let underWay: Move | undefined;
  let state: RouterState = {
    location: history.location,
    action: pop,
    matches: readyPart(matchesAt(history.location)),
    isMoving: true,
    hasStarted: false,
  };
  const change = (part: Partial<RouterState>) => {
    state = { ...state, ...part };
    listeners.forEach((listener) => listener());
  };

  const locationOf = (to: To, entryState: unknown): Location => {
    const path = {
      pathname: state.location.pathname,
      search: '',
      hash: '',
      ...(typeof to === 'string' ? parsePath(to) : to),
    };
    return {
      ...path,
      ...history.encodeLocation(path),
      state: entryState,
      key: Math.random().toString(36).slice(2, 10),
    };
  };

  function show({ to, action }: Move, matches: PageMatch[]): void {
    underWay = undefined;
    if (action === push) history.push(to);
    if (action === replaced) history.replace(to);
    change({ location: to, action, matches, isMoving: false, hasStarted: true });
  }

  function redirect({ to, document }: Detour, { to: requested, action }: Move): Promise<void> | undefined {
    // After Back, or when the page is opened, the entry of the redirecting address is replaced.
    if (!document) return visit({ to: locationOf(to, null), action: action === push ? push : replaced });
    const target = locationOf(to, requested.state);
    if (action === push) history.push(target);
    else history.replace(target);
    window.location.reload();
    return undefined;
  }

  /** Waits only for missing code, so that a change of the query shows at once. */
  async function visit(move: Move): Promise<void> {
    latest += 1;
    const visitNumber = latest;
    underWay = move;
    let detour = onVisit?.({
      to: move.to,
      from: state.hasStarted ? state.location : undefined,
      matches: state.matches,
      patch,
      prune,
    });
    if (detour instanceof Promise) {
      change({ isMoving: true });
      detour = await detour;
      if (visitNumber !== latest) return;
    }
    if (detour) return redirect(detour, move);
    const matches = matchesAt(move.to);
    const code = loadCode(matches);
    if (!code) return show(move, isSamePlace(matches, state.matches) ? state.matches : matches);
    change({ isMoving: true });
    await code;
    if (visitNumber === latest) show(move, matches);
  }

  /** A page that writes to its own address late, such as a debounced search, does not cancel a navigation to another page. */
  function isKeptAside({ to, action }: Move): boolean {
    const { pathname } = state.location;
    if (!underWay || action !== replaced || to.pathname !== pathname || underWay.to.pathname === pathname) return false;
    // After Back the present entry is already the other page's.
    if (underWay.action !== pop) {
      history.replace(to);
      change({ location: to, action });
    }
    return true;
  }

  let isReverting = false;
  let isAllowed = false;
  history.listen(({ location, delta }) => {
    if (isReverting) {
      isReverting = false;
      return;
    }
    const continueStep = () => {
      isAllowed = true;
      history.go(delta ?? 0);
    };
    // A step to an entry that the router did not make can't be undone: its distance is unknown.
    if (!isAllowed && delta !== null && guards.hold(state.location, location, continueStep)) {
      isReverting = true;
      return history.go(-delta);
    }
    isAllowed = false;
    void visit({ to: location, action: pop });
  });

  const navigate: PageRouter['navigate'] = async (to, options = {}) => {
    if (typeof to === 'number') return history.go(to);
    const move = { to: locationOf(to, options.state ?? null), action: options.replace ? replaced : push };
    if (isKeptAside(move)) return;
    if (!guards.hold(state.location, move.to, () => void visit(move))) await visit(move);
  };

  void visit({ to: history.location, action: pop });

  return {
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    navigate,
    hold: guards.add,
    leave(to, goOn) {
      if (!guards.hold(state.location, locationOf(to, null), goOn)) goOn();
    },
    navigator: {
      createHref: history.createHref,
      createURL: history.createURL,
      encodeLocation: history.encodeLocation,
      go: history.go,
      push: (to, entryState) => void navigate(to, { state: entryState }),
      replace: (to, entryState) => void navigate(to, { state: entryState, replace: true }),
    },
  };
}
