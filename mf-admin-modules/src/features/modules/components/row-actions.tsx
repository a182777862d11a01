import { useT } from '@vidyapath/client/use-t';
import { IconButton, Stack } from '@vidyapath/ui';
import { AttachmentIcon, DeleteIcon, EditIcon } from '../../../components/icons';

interface RowActionsProps {
  /** Name of the module, which the buttons say. */
  name: string;
  onEdit: () => void;
  onDelete: () => void;
  onAttachments: () => void;
}

export function RowActions({ name, onEdit, onDelete, onAttachments }: RowActionsProps) {
  const t = useT();
  return (
    <Stack direction="row" sx={{ justifyContent: { sm: 'flex-end' }, '& .MuiIconButton-root': { width: 44, height: 44 } }}>
      <IconButton aria-label={t('list.edit', { name })} onClick={onEdit} color="primary">
        <EditIcon fontSize="small" />
      </IconButton>
      <IconButton aria-label={t('list.delete', { name })} onClick={onDelete} color="error">
        <DeleteIcon fontSize="small" />
      </IconButton>
      <IconButton aria-label={t('list.attachments', { name })} onClick={onAttachments} color="primary">
        <AttachmentIcon fontSize="small" />
      </IconButton>
    </Stack>
  );
}
