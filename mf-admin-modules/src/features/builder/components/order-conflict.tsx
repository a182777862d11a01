import { useT } from '@vidyapath/client/screens/use-t';
import type { Outline } from '@vidyapath/http/course-outline';
import { Box, Button, Typography } from '@vidyapath/ui';
import { Dialog, DialogContent, DialogTitle } from '@vidyapath/ui/dialogs';
import { useId } from 'react';
import { differences } from '../lib/differences';
import type { OrderConflict as Conflict } from '../lib/use-outline';

const versions = ['mine', 'theirs'] as const;

/** Both orders, where they differ, to choose from. */
export function OrderConflict({ conflict }: { conflict: Conflict }) {
  const t = useT();
  const id = useId();
  const { mine, theirs, answer } = conflict;
  const other = (of: Outline) => (of === mine ? theirs : mine);
  return (
    <Dialog open aria-labelledby={id} fullWidth maxWidth="md">
      <DialogTitle id={id}>{t('tree.conflict.title')}</DialogTitle>
      <DialogContent>
        <Typography>{t('tree.conflict.text')}</Typography>
        <Box sx={{ mt: 4, display: 'grid', gap: 5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}>
          {versions.map((whose) => {
            const shown = conflict[whose];
            return (
              <Box key={whose} component="section" aria-label={t(`tree.conflict.${whose}`)}>
                <Typography sx={{ fontWeight: 600 }}>{t(`tree.conflict.${whose}`)}</Typography>
                {differences(shown, other(shown)).map(({ moduleId, name, entries }) => (
                  <Box key={moduleId ?? 0} sx={{ mt: 3, overflowWrap: 'anywhere' }}>
                    <Typography variant="body2">{name ?? t('tree.conflict.moduleOrder')}</Typography>
                    <Box component="ol" sx={{ m: 0, pl: 6 }}>
                      {entries.map((entry) => (
                        <li key={entry.id}>{entry.name}</li>
                      ))}
                    </Box>
                  </Box>
                ))}
                <Button variant="outlined" onClick={() => answer(whose)} sx={{ minHeight: 44, mt: 3 }}>
                  {t(`tree.conflict.${whose === 'mine' ? 'keep' : 'take'}`)}
                </Button>
              </Box>
            );
          })}
        </Box>
      </DialogContent>
    </Dialog>
  );
}
