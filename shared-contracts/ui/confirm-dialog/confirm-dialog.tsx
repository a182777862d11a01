import { useFocusBack } from '@vidyapath/client/screens/use-focus-back';
import { Button } from '../basics/button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { Dialog } from '../mui/dialog';
import { Typography } from '../basics/typography';
import { type ReactNode, useId } from 'react';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  question: string;
  /** Name of the record, shown on a line of its own. */
  subject?: string;
  /** More information for the decision, or a failure. */
  children?: ReactNode;
  labels: { confirm: string; cancel: string };
  /** Colour of the confirming button; `error` when left out. */
  tone?: 'error' | 'primary';
  /** The confirmed action runs: its button is busy, the dialog stays. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Runs after the dialog has closed, e.g. to move the focus when the button that opened it was removed. */
  onClosed?: () => void;
}

/** Asks before something that can't be undone. The focus returns to its previous element. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, question, subject, children, labels, tone = 'error', busy = false } = props;
  const id = useId();
  const { control, press } = useFocusBack(busy || !open);
  const confirm = () => {
    press();
    props.onConfirm();
  };
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : props.onCancel}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      fullWidth
      maxWidth="xs"
      slotProps={{ transition: { ...(props.onClosed && { onExited: props.onClosed }) } }}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent id={`${id}-text`}>
        <DialogContentText>{question}</DialogContentText>
        {subject && <Typography sx={{ pt: 2, fontWeight: 600, overflowWrap: 'anywhere' }}>{subject}</Typography>}
        {children}
      </DialogContent>
      <DialogActions sx={{ p: 4, '& button': { minHeight: 44 } }}>
        <Button onClick={props.onCancel} disabled={busy}>
          {labels.cancel}
        </Button>
        <Button ref={control} variant="contained" color={tone} onClick={confirm} loading={busy} disabled={busy}>
          {labels.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
