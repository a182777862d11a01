import { useT } from '@vidyapath/client/screens/use-t';
import type { CaptionLanguage } from '@vidyapath/http/lesson-names';
import { Box, Button, Typography } from '@vidyapath/ui';
import { Alert } from '@vidyapath/ui/forms';
import type { EditedCaptions } from '../../lib/captions/use-cues';

interface CaptionConflictProps {
  captions: EditedCaptions;
  language: CaptionLanguage;
}

const versions = { display: 'grid', gap: 4, mt: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } };
const version = { whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxHeight: 200, overflowY: 'auto' };

/** Where one's own captions, or a file of them, differ from those that somebody else stored, to choose from. */
export function CaptionConflict({ captions, language }: CaptionConflictProps) {
  const t = useT();
  const { conflict, busy, keepMine, takeTheirs } = captions;
  if (!conflict) return null;
  const choices = [
    { name: 'mine', choose: keepMine, label: t('captions.conflict.keep') },
    { name: 'theirs', choose: takeTheirs, label: t('captions.conflict.take') },
  ] as const;
  const textOf = (name: 'mine' | 'theirs') => {
    if (name === 'theirs' && !conflict.stored) return t('captions.conflict.deleted');
    return conflict[name] || t('captions.conflict.none');
  };
  return (
    <Alert severity="warning">
      {t('captions.conflict.text')}
      <Box sx={versions}>
        {choices.map(({ name, choose, label }) => (
          <Box key={name} role="group" aria-label={t(`captions.conflict.${name}`)}>
            <Typography sx={{ fontWeight: 600 }}>{t(`captions.conflict.${name}`)}</Typography>
            <Typography variant="body2" dir="auto" lang={language} tabIndex={0} sx={version}>
              {textOf(name)}
            </Typography>
            <Button variant="outlined" disabled={busy} onClick={choose} sx={{ minHeight: 44, mt: 2 }}>
              {label}
            </Button>
          </Box>
        ))}
      </Box>
    </Alert>
  );
}
