import { Popover } from '@vidyapath/ui/shell';
import type { ReactNode } from 'react';

interface PanelPopoverProps {
  anchor: HTMLElement | null;
  onClose: () => void;
  /** Id of the panel's title. */
  labelledBy: string;
  children: ReactNode;
}

/** The panel below a button of the header. */
export const PanelPopover = ({ anchor, onClose, labelledBy, children }: PanelPopoverProps) => (
  <Popover
    open={anchor !== null}
    anchorEl={anchor}
    onClose={onClose}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    slotProps={{
      paper: {
        role: 'dialog',
        'aria-labelledby': labelledBy,
        sx: { minWidth: 280, maxWidth: 'min(350px, calc(100vw - 32px))' },
      },
    }}
  >
    {children}
  </Popover>
);
