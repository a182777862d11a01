import { createContext, createElement, startTransition, use, useLayoutEffect, useMemo, useState } from 'react';
import { renderMatches, Router } from 'react-router';
import type { PageRouter, RouterState } from './router-types';

const StateContext = createContext<RouterState | undefined>(undefined);

/** State of the router that shows the page. */
export function useRouterState(): RouterState {
  const state = use(StateContext);
  if (!state) throw new Error('A part of a page was rendered outside its router');
  return state;
}

const isSamePage = (one: RouterState, other: RouterState) => one.location.pathname === other.location.pathname;

/**
 * The router's present page. The previous page stays until React has rendered the next one. A change of a page's own address is rendered at once: it shows typed text
 * and pressed buttons, and the next change builds on it.
 */
export function PageRouterView({ router }: { router: PageRouter }) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    let before = router.state;
    const follow = () => {
      const show = () => setState(router.state);
      // The first screen replaces no usable page, and is shown sooner without a transition.
      if (!before.hasStarted || isSamePage(before, router.state)) show();
      else startTransition(show);
      before = router.state;
    };
    follow();
    return router.subscribe(follow);
  }, [router]);
  const { location, action: navigationType, matches } = state;
  // While the next page loads, the shown one is not rendered again.
  const page = useMemo(() => renderMatches(matches), [matches]);
  return createElement(
    Router,
    { location, navigationType, navigator: router.navigator },
    createElement(StateContext, { value: state }, page),
  );
}
