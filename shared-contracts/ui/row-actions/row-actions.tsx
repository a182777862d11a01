import { IconButton } from '../basics/icon-button';
import { Stack } from '../basics/boxes';
import type { ReactNode } from 'react';
import { DeleteDialog } from '../late-dialogs';
import { DeleteIcon, EditIcon } from '../staff-icons';

export interface RowActionsProps {
  /** Names of the buttons; they say which row they belong to. */
  labels: { edit: string; delete: string };
  onEdit: () => void;
  onDelete: () => void;
  /** Further buttons. */
  children?: ReactNode;
}

/** Edit and delete of one row. */
export function RowActions({ labels, onEdit, onDelete, children }: RowActionsProps) {
  return (
    <Stack direction="row" sx={{ justifyContent: { sm: 'flex-end' }, '& button': { width: 44, height: 44 } }}>
      <IconButton aria-label={labels.edit} onClick={onEdit} color="primary">
        <EditIcon fontSize="small" />
      </IconButton>
      <IconButton
        aria-label={labels.delete}
        onClick={onDelete}
        onPointerEnter={DeleteDialog.prefetch}
        onFocus={DeleteDialog.prefetch}
        color="error"
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
      {children}
    </Stack>
  );
}
