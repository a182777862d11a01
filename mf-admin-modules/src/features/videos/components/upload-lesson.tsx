import { problemText } from '@vidyapath/client/requests/problem-text';
import { useT } from '@vidyapath/client/screens/use-t';
import { Stack, Typography } from '@vidyapath/ui';
import { Alert } from '@vidyapath/ui/forms';
import { otherFile, type UploadProblem } from '../../../lib/uploads/use-asset-upload';
import { FileButton } from '../../../components/file-button';

interface UploadLessonProps {
  isStarting: boolean;
  problem: UploadProblem | undefined;
  onFile: (file: File) => void;
}

/** A new lesson of a file on the device. */
export function UploadLesson({ isStarting, problem, onFile }: UploadLessonProps) {
  const t = useT();
  return (
    <Stack sx={{ gap: 2, pt: 2 }}>
      <FileButton label={t('upload.choose')} variant="outlined" busy={isStarting} onFile={onFile} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('upload.hint')}
      </Typography>
      {problem && (
        <Alert severity="error">
          {problem === otherFile ? t('upload.otherFile') : problemText(t, problem, { messagePrefix: 'upload' })}
        </Alert>
      )}
    </Stack>
  );
}
