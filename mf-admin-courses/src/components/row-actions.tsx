import { useT } from '@vidyapath/client/use-t';
import { icon, IconButton, Stack } from '@vidyapath/ui';

/* Shapes after Material Symbols (Apache License 2.0). */
const EditIcon = icon('EditIcon', 'M3 17.25V21h3.75L17.81 9.94l-3.75-3.75zM20.71 7.04a1 1 0 0 0 0-1.41l-2.34-2.34a1 1 0 0 0-1.41 0l-1.83 1.83 3.75 3.75z');
const DeleteIcon = icon('DeleteIcon', 'M6 19c0 1.1.9 2 2 2h8c1.1 0 2-.9 2-2V7H6zM19 4h-3.5l-1-1h-5l-1 1H5v2h14z');

interface RowActionsProps {
  /** Name of the record, which the buttons say. */
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** Edit and delete of one row. */
export function RowActions({ name, onEdit, onDelete }: RowActionsProps) {
  const t = useT();
  return (
    <Stack direction="row" sx={{ justifyContent: { sm: 'flex-end' }, '& .MuiIconButton-root': { width: 44, height: 44 } }}>
      <IconButton aria-label={t('list.edit', { name })} onClick={onEdit} color="primary">
        <EditIcon fontSize="small" />
      </IconButton>
      <IconButton aria-label={t('list.delete', { name })} onClick={onDelete} color="error">
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}
