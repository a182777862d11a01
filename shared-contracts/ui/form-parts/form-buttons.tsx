import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export interface FormButtonsProps {
  labels: { save: string; cancel: string };
  busy: boolean;
  /** Saving has to wait for something else, such as an upload. */
  waiting?: boolean;
  onCancel: () => void;
}

/** The button that sends the form around it, and the one that gives it up. */
export function FormButtons({ labels, busy, waiting = false, onCancel }: FormButtonsProps) {
  return (
    <Stack direction="row" spacing={4} sx={{ '& .MuiButton-root': { minHeight: 44, minWidth: 112 } }}>
      <Button type="submit" variant="contained" loading={busy} disabled={busy || waiting}>
        {labels.save}
      </Button>
      <Button variant="outlined" disabled={busy} onClick={onCancel}>
        {labels.cancel}
      </Button>
    </Stack>
  );
}
