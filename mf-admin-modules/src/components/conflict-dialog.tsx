import { useT } from '@vidyapath/client/use-t';
import { Button, Typography } from '@vidyapath/ui';
import { Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@vidyapath/ui/staff';

/** One field in which the two versions differ, as the other version has it. */
export interface Difference {
  label: string;
  value: string;
}

interface ConflictDialogProps {
  open: boolean;
  differences: readonly Difference[];
  onLoadTheirs: () => void;
  onOverwrite: () => void;
  onStay: () => void;
}

/** Lets the user choose between the version that somebody else stored and what is in the form. */
export function ConflictDialog({ open, differences, onLoadTheirs, onOverwrite, onStay }: ConflictDialogProps) {
  const t = useT();
  return (
    <Dialog open={open} onClose={onStay} aria-labelledby="conflict-title" aria-describedby="conflict-text" fullWidth maxWidth="sm">
      <DialogTitle id="conflict-title">{t('conflict.title')}</DialogTitle>
      <DialogContent id="conflict-text">
        <DialogContentText>{t('conflict.text')}</DialogContentText>
        <Typography sx={{ pt: 3, fontWeight: 600 }}>{t(differences.length > 0 ? 'conflict.theirs' : 'conflict.same')}</Typography>
        {differences.length > 0 && (
          <ul>
            {differences.map(({ label, value }) => (
              <Typography component="li" key={label} sx={{ overflowWrap: 'anywhere' }}>
                {t('conflict.difference', { field: label, value })}
              </Typography>
            ))}
          </ul>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 4, gap: 2, flexWrap: 'wrap', '& .MuiButton-root': { minHeight: 44, m: 0 } }}>
        <Button onClick={onStay}>
          {t('conflict.stay')}
        </Button>
        <Button variant="outlined" onClick={onLoadTheirs}>
          {t('conflict.load')}
        </Button>
        <Button variant="contained" color="error" onClick={onOverwrite}>
          {t('conflict.overwrite')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
