import { type Location, matchRoutes, type NavigationType, parsePath, type RouteObject, type To } from 'react-router';
import { createNavigationGuards } from './navigation-guards';
import { copyOf, findRoute, isSamePlace, loadCode, type PageMatch, readyPart } from './route-code';
import type { Detour, PageRouter, PageRouterOptions, RouterState, Visit } from './router-types';

/** Values of react-router's enum; importing it would add code. */
const [pop, push, replaced] = ['POP', 'PUSH', 'REPLACE'] as [NavigationType, NavigationType, NavigationType];

interface Move {
  to: Location;
  action: NavigationType;
}

/**
 * The one router: react-router's matching, links and hooks without its data part, which is as large as all of these. It loads what a
 * page needs while the page before stays, asks the guards of forms before a page is left, and follows Back and Forward.
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

  const locationOf = (to: To, kept: unknown): Location => {
    const path = {
      pathname: state.location.pathname,
      search: '',
      hash: '',
      ...(typeof to === 'string' ? parsePath(to) : to),
    };
    return { ...path, ...history.encodeLocation(path), state: kept, key: Math.random().toString(36).slice(2, 10) };
  };

  function show({ to, action }: Move, matches: PageMatch[]): void {
    underWay = undefined;
    if (action === push) history.push(to);
    if (action === replaced) history.replace(to);
    change({ location: to, action, matches, isMoving: false, hasStarted: true });
  }

  function leadElsewhere({ to, document }: Detour, { to: wanted, action }: Move): Promise<void> | undefined {
    // After Back, or when the page is opened, the entry of the redirecting address is replaced.
    if (!document) return visit({ to: locationOf(to, null), action: action === push ? push : replaced });
    const target = locationOf(to, wanted.state);
    if (action === push) history.push(target);
    else history.replace(target);
    window.location.reload();
    return undefined;
  }

  /** Waits only for missing code, so that a change of the query shows at once. */
  async function visit(move: Move): Promise<void> {
    const mine = (latest += 1);
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
      if (mine !== latest) return;
    }
    if (detour) return leadElsewhere(detour, move);
    const matches = matchesAt(move.to);
    const code = loadCode(matches);
    if (!code) return show(move, isSamePlace(matches, state.matches) ? state.matches : matches);
    change({ isMoving: true });
    await code;
    if (mine === latest) show(move, matches);
  }

  /** A page that writes to its own address late, such as a debounced search, does not cancel a navigation to another page. */
  function isKeptAside({ to, action }: Move): boolean {
    const { pathname } = state.location;
    if (!underWay || action !== replaced || to.pathname !== pathname || underWay.to.pathname === pathname) return false;
    // After Back the entry that would be replaced is the other page's already.
    if (underWay.action !== pop) {
      history.replace(to);
      change({ location: to, action });
    }
    return true;
  }

  let isTakenBack = false;
  let isLetGo = false;
  history.listen(({ location, delta }) => {
    if (isTakenBack) return void (isTakenBack = false);
    const goOn = () => {
      isLetGo = true;
      history.go(delta ?? 0);
    };
    // A step to an entry that the router did not make can't be undone: its distance is unknown.
    if (!isLetGo && delta !== null && guards.hold(state.location, location, goOn)) {
      isTakenBack = true;
      return history.go(-delta);
    }
    isLetGo = false;
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
      push: (to, kept) => void navigate(to, { state: kept }),
      replace: (to, kept) => void navigate(to, { state: kept, replace: true }),
    },
  };
}
