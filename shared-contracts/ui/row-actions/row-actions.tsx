import type { ReactNode } from 'react';
import { CellButton } from '../data-table/cell-button';
import { DeleteDialog } from '../lazy-dialogs';
import { DeleteIcon, EditIcon } from '../staff-icons';

export interface RowActionsProps {
  /** Names of the buttons; they say which row they belong to. */
  labels: { edit: string; delete: string };
  onEdit: () => void;
  onDelete: () => void;
  /** Further buttons. */
  children?: ReactNode;
}

/** Edit and delete of one row, in a cell of a `DataTable`. */
export function RowActions({ labels, onEdit, onDelete, children }: RowActionsProps) {
  return (
    <div data-buttons="">
      <CellButton icon={EditIcon} aria-label={labels.edit} onClick={onEdit} />
      <CellButton
        icon={DeleteIcon}
        tone="error"
        aria-label={labels.delete}
        onClick={onDelete}
        onPointerEnter={DeleteDialog.prefetch}
        onFocus={DeleteDialog.prefetch}
      />
      {children}
    </div>
  );
}
