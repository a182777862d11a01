import { useEffect, useRef } from 'react';
import { Stack } from '../basics/boxes';
import { Button } from '../basics/button';

export interface FormButtonsProps {
  labels: { save: string; cancel: string };
  busy: boolean;
  /** Saving has to wait for something else, such as an upload. */
  waiting?: boolean;
  onCancel: () => void;
}

/** A button that is disabled while it works loses the focus; afterwards it gets it back, unless something else took it. */
function useFocusBack(busy: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (busy || !pressed.current) return;
    pressed.current = false;
    if (document.activeElement === document.body) button.current?.focus();
  }, [busy]);
  const press = () => {
    pressed.current = true;
  };
  return { button, press };
}

/** The button that sends the form around it, and the one that gives it up. */
export function FormButtons({ labels, busy, waiting = false, onCancel }: FormButtonsProps) {
  const { button, press } = useFocusBack(busy);
  return (
    <Stack direction="row" spacing={4} sx={{ '& button': { minHeight: 44, minWidth: 112 } }}>
      <Button ref={button} onClick={press} type="submit" variant="contained" loading={busy} disabled={busy || waiting}>
        {labels.save}
      </Button>
      <Button variant="outlined" disabled={busy} onClick={onCancel}>
        {labels.cancel}
      </Button>
    </Stack>
  );
}
