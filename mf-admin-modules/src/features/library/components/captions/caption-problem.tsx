import { problemText } from '@vidyapath/client/requests/problem-text';
import { useT } from '@vidyapath/client/screens/use-t';
import { Box } from '@vidyapath/ui';
import { Alert } from '@vidyapath/ui/forms';
import { captionFaultText } from '../../../../lib/uploads/caption-fault-text';
import type { EditedCaptions } from '../../lib/captions/use-cues';

/** Why captions were not stored, and what is wrong in them. */
export function CaptionProblem({ captions: { problem } }: { captions: EditedCaptions }) {
  const t = useT();
  if (!problem) return null;
  const { errors } = problem;
  if (errors.length === 0)
    return <Alert severity="error">{problemText(t, problem, { messagePrefix: 'captions' })}</Alert>;
  return (
    <Alert severity="error">
      {t('captions.wrong')}
      <Box component="ul" sx={{ m: 0, pl: 5 }}>
        {errors.map(({ detail }) => (
          <li key={detail}>{captionFaultText(t, detail)}</li>
        ))}
      </Box>
    </Alert>
  );
}
