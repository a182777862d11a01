import type { MouseEvent } from 'react';
import { useOpenUntilNavigation } from './use-open-until-navigation';

export interface Dropdown {
  /** The button below which the dropdown is open; `null` while it is closed. */
  anchor: HTMLElement | null;
  toggle: (event: MouseEvent<HTMLElement>) => void;
  close: () => void;
}

/** State of the dropdown below such a button. */
export interface DropdownPanelProps {
  /** Its code is fetched when it is first open. */
  open: boolean;
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** Toggles on a click and closes on the next page. */
export function useDropdown(): Dropdown {
  const [anchor, setAnchor] = useOpenUntilNavigation<HTMLElement>();
  return {
    anchor,
    toggle: ({ currentTarget }) => setAnchor(anchor ? null : currentTarget),
    close: () => setAnchor(null),
  };
}
