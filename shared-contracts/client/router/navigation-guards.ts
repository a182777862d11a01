import type { HeldNavigation, NavigateAccess, PlaceOnSite } from '@vidyapath/platform-api/platform-api';

interface NavigationGuard {
  asks: (from: PlaceOnSite, to: PlaceOnSite) => boolean;
  onHeld: (held: HeldNavigation) => void;
}

/** Forms that ask before the page is left. */
export function createNavigationGuards() {
  const guards = new Set<NavigationGuard>();
  const add: NavigateAccess['hold'] = (asks, onHeld) => {
    const guard = { asks, onHeld };
    guards.add(guard);
    return () => void guards.delete(guard);
  };
  return {
    add,
    /** @returns whether a guard holds the navigation; the guard gets the function that continues it */
    hold(from: PlaceOnSite, to: PlaceOnSite, goOn: () => void): boolean {
      const holding = [...guards].find(({ asks }) => asks(from, to));
      holding?.onHeld({ goOn });
      return holding !== undefined;
    },
  };
}
