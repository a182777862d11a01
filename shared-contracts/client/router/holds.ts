import type { HeldNavigation, NavigateAccess, PlaceOnSite } from '@vidyapath/platform-api/platform-api';

interface Hold {
  asks: (from: PlaceOnSite, to: PlaceOnSite) => boolean;
  onHeld: (held: HeldNavigation) => void;
}

/** Who holds the page that is shown. */
export function createHolds() {
  const holds = new Set<Hold>();
  const add: NavigateAccess['hold'] = (asks, onHeld) => {
    const hold = { asks, onHeld };
    holds.add(hold);
    return () => void holds.delete(hold);
  };
  return {
    add,
    /** @returns whether somebody holds the way, who is then told how to let it go on */
    take(from: PlaceOnSite, to: PlaceOnSite, goOn: () => void): boolean {
      const holding = [...holds].find(({ asks }) => asks(from, to));
      holding?.onHeld({ goOn });
      return holding !== undefined;
    },
  };
}
