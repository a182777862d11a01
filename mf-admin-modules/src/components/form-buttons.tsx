import { Button, Stack } from '@vidyapath/ui';
import { useT } from '@vidyapath/client/use-t';

interface FormButtonsProps {
  editing: boolean;
  busy: boolean;
  onCancel: () => void;
}

/** Save or Update, and Cancel. */
export function FormButtons({ editing, busy, onCancel }: FormButtonsProps) {
  const t = useT();
  return (
    <Stack direction="row" spacing={4} sx={{ '& .MuiButton-root': { minHeight: 44, minWidth: 112 } }}>
      <Button type="submit" variant="contained" loading={busy} disabled={busy}>
        {t(editing ? 'form.update' : 'form.save')}
      </Button>
      <Button variant="outlined" disabled={busy} onClick={onCancel}>
        {t('form.cancel')}
      </Button>
    </Stack>
  );
}
