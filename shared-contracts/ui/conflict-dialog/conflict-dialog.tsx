import { Button } from '../basics/button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { Dialog } from '../mui/dialog';
import { Typography } from '../basics/typography';
import { useId } from 'react';

/** One field in which the two versions differ, with the other version's value. */
export interface Difference {
  label: string;
  value: string;
}

export interface ConflictDialogProps {
  open: boolean;
  differences: readonly Difference[];
  labels: {
    title: string;
    text: string;
    /** Above the differences, and in their place when there are none. */
    theirs: string;
    same: string;
    difference: (label: string, value: string) => string;
    stay: string;
    load: string;
    overwrite: string;
  };
  onLoadTheirs: () => void;
  onOverwrite: () => void;
  onStay: () => void;
}

/** Lets the user choose between the version that another user stored and the form. */
export function ConflictDialog({ open, differences, labels, onLoadTheirs, onOverwrite, onStay }: ConflictDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onStay}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      fullWidth
      maxWidth="sm"
    >
      <DialogTitle id={`${id}-title`}>{labels.title}</DialogTitle>
      <DialogContent id={`${id}-text`}>
        <DialogContentText>{labels.text}</DialogContentText>
        <Typography sx={{ pt: 3, fontWeight: 600 }}>{differences.length > 0 ? labels.theirs : labels.same}</Typography>
        {differences.length > 0 && (
          <ul>
            {differences.map(({ label, value }) => (
              <Typography component="li" key={label} sx={{ overflowWrap: 'anywhere' }}>
                {labels.difference(label, value)}
              </Typography>
            ))}
          </ul>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 4, gap: 2, flexWrap: 'wrap', '& button': { minHeight: 44, m: 0 } }}>
        <Button onClick={onStay}>{labels.stay}</Button>
        <Button variant="outlined" onClick={onLoadTheirs}>
          {labels.load}
        </Button>
        <Button variant="contained" color="error" onClick={onOverwrite}>
          {labels.overwrite}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
