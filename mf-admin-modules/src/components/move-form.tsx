import { useT } from '@vidyapath/client/screens/use-t';
import { Button } from '@vidyapath/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@vidyapath/ui/dialogs';
import { type FormEvent, type ReactNode, useId, useState } from 'react';

interface MoveFormProps {
  /** Of what is moved. */
  name: string;
  onMove: () => void;
  onClosed: () => void;
  children: ReactNode;
}

/** The dialog that asks for a new place. */
export function MoveForm({ name, onMove, onClosed, children }: MoveFormProps) {
  const t = useT();
  const id = useId();
  const [open, setOpen] = useState(true);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A submit passes through React's tree to the form of the screen.
    event.stopPropagation();
    if (open) onMove();
    setOpen(false);
  };
  return (
    <Dialog
      open={open}
      onClose={() => setOpen(false)}
      fullWidth
      maxWidth="xs"
      aria-labelledby={id}
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <form onSubmit={submit}>
        <DialogTitle id={id} sx={{ overflowWrap: 'anywhere' }}>
          {t('order.move', { name })}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {children}
        </DialogContent>
        <DialogActions sx={{ p: 4, gap: 2 }}>
          <Button onClick={() => setOpen(false)} sx={{ minHeight: 44 }}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" variant="contained" sx={{ minHeight: 44 }}>
            {t('order.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
