import { useFocusBack } from '@vidyapath/client/screens/use-focus-back';
import { Stack } from '../basics/boxes';
import { Button } from '../basics/button';

export interface FormButtonsProps {
  labels: { save: string; cancel: string };
  busy: boolean;
  /** Saving waits for something else, such as an upload. */
  waiting?: boolean;
  onCancel: () => void;
}

/** The buttons that submit and cancel the form around them. */
export function FormButtons({ labels, busy, waiting = false, onCancel }: FormButtonsProps) {
  const { control, press } = useFocusBack(busy);
  return (
    <Stack direction="row" spacing={4} sx={{ '& button': { minHeight: 44, minWidth: 112 } }}>
      <Button ref={control} onClick={press} type="submit" variant="contained" loading={busy} disabled={busy || waiting}>
        {labels.save}
      </Button>
      <Button variant="outlined" disabled={busy} onClick={onCancel}>
        {labels.cancel}
      </Button>
    </Stack>
  );
}
