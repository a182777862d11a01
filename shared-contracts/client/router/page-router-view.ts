import { createContext, createElement, startTransition, use, useLayoutEffect, useMemo, useState } from 'react';
import { renderMatches, Router } from 'react-router';
import type { PageRouter, RouterState } from './router-types';

const StateContext = createContext<RouterState | undefined>(undefined);

/** Of the router that shows the page. */
export function useRouterState(): RouterState {
  const state = use(StateContext);
  if (!state) throw new Error('A part of a page was rendered outside its router');
  return state;
}

const isSamePage = (one: RouterState, other: RouterState) => one.location.pathname === other.location.pathname;

/**
 * The page that the router is at. The one before stays until React has the next one ready. What a page keeps in its own address is drawn at once: it shows what is being
 * typed and pressed, and what comes next builds on it.
 */
export function PageRouterView({ router }: { router: PageRouter }) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    let before = router.state;
    const follow = () => {
      const show = () => setState(router.state);
      // The first screen replaces nothing that could be used meanwhile, and comes sooner in one piece.
      if (!before.hasStarted || isSamePage(before, router.state)) show();
      else startTransition(show);
      before = router.state;
    };
    follow();
    return router.subscribe(follow);
  }, [router]);
  const { location, action: navigationType, matches } = state;
  // While the next page is under way, the one that is shown is not drawn again.
  const page = useMemo(() => renderMatches(matches), [matches]);
  return createElement(
    Router,
    { location, navigationType, navigator: router.navigator },
    createElement(StateContext, { value: state }, page),
  );
}
