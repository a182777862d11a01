import type { ComponentPropsWithRef } from 'react';
import type { Icon } from '../icons';

export interface CellButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'type'> {
  icon: Icon;
  /** Its text for screen readers. */
  'aria-label': string;
  tone?: 'primary' | 'error' | 'secondary';
}

/** An icon button in a cell. A page of rows has a hundred of them, so they are plain elements that the table's own style sheet covers. */
export function CellButton({ icon: { path }, tone = 'primary', ...props }: CellButtonProps) {
  return (
    <button {...props} type="button" data-tone={tone}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
