import { type MouseEvent, useState } from 'react';
import { useLocation } from 'react-router';

export interface Dropdown {
  /** The button below which it is open; `null` while it is closed. */
  anchor: HTMLElement | null;
  toggle: (event: MouseEvent<HTMLElement>) => void;
  close: () => void;
}

/** Toggles on a click, and is closed again on the next page (specification section 2). */
export function useDropdown(): Dropdown {
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ anchor: HTMLElement; at: string } | null>(null);
  const anchor = opened?.at === key ? opened.anchor : null;
  return {
    anchor,
    toggle: ({ currentTarget }) => setOpened(anchor ? null : { anchor: currentTarget, at: key }),
    close: () => setOpened(null),
  };
}
