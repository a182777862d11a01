import { problemText } from '@vidyapath/client/requests/problem-text';
import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Button, Stack } from '@vidyapath/ui';
import { Alert } from '@vidyapath/ui/forms';
import type { EditedCaptions } from '../../lib/captions/use-cues';

/** Why captions were not stored: what is wrong in them, or that somebody else has changed them, with both ways on. */
export function CaptionProblem({ captions: { problem, keepMine, takeStored } }: { captions: EditedCaptions }) {
  const t = useT();
  if (!problem) return null;
  const { status, errors } = problem;
  if (status === 412)
    return (
      <Stack sx={{ gap: 2 }}>
        <Alert severity="warning">{t('captions.conflict')}</Alert>
        <Stack direction="row" sx={{ gap: 3, flexWrap: 'wrap' }}>
          <Button variant="outlined" onClick={keepMine} sx={{ minHeight: 44 }}>
            {t('captions.keepMine')}
          </Button>
          <Button variant="outlined" onClick={takeStored} sx={{ minHeight: 44 }}>
            {t('captions.takeTheirs')}
          </Button>
        </Stack>
      </Stack>
    );
  if (errors.length === 0)
    return <Alert severity="error">{problemText(t, problem, { messagePrefix: 'captions' })}</Alert>;
  return (
    <Alert severity="error">
      {t('captions.wrong')}
      <Box component="ul" lang="en" sx={{ m: 0, pl: 5 }}>
        {errors.map(({ detail }) => (
          <li key={detail}>{detail}</li>
        ))}
      </Box>
    </Alert>
  );
}
