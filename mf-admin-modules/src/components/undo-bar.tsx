import { useT } from '@vidyapath/client/screens/use-t';
import { Button, CloseIcon, IconButton, Paper, Typography } from '@vidyapath/ui';
import type { Undo } from '../lib/use-undo';

interface UndoBarProps {
  undo: Undo;
  /** Tells those who hear the screen. */
  say: (text: string) => void;
}

/** Offers to undo what was done last. */
export function UndoBar({ undo, say }: UndoBarProps) {
  const t = useT();
  if (!undo.offered) return null;
  return (
    <Paper sx={bar}>
      <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{undo.offered.text}</Typography>
      <Button
        variant="outlined"
        onClick={() => {
          undo.undo();
          say(t('tree.undone'));
        }}
        sx={{ minHeight: 44 }}
      >
        {t('tree.undo')}
      </Button>
      <IconButton aria-label={t('tree.dismiss')} onClick={undo.dismiss} sx={{ width: 44, height: 44 }}>
        <CloseIcon />
      </IconButton>
    </Paper>
  );
}

const bar = {
  position: 'sticky',
  bottom: 16,
  zIndex: 3,
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  py: 2,
  px: 4,
  border: 1,
  borderColor: 'divider',
} as const;
