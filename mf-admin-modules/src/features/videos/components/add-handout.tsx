import { asProblem } from '@vidyapath/client/requests/client-problem';
import { problemText } from '@vidyapath/client/requests/problem-text';
import { useT } from '@vidyapath/client/screens/use-t';
import { lessonLimits } from '@vidyapath/http/lesson-limits';
import type { ModuleVideo } from '@vidyapath/http/module-video';
import { Stack, Typography, VisuallyHidden } from '@vidyapath/ui';
import { Alert, TextField } from '@vidyapath/ui/forms';
import { useState } from 'react';
import { useAddHandoutMutation } from '../api/handouts.endpoints';
import { FileButton } from '../../../components/file-button';

const { bytesMax, titleMax } = lessonLimits.handout;

/** The name of a file without its ending, as a title. */
const titleOf = (file: File): string => [...file.name.replace(/\.pdf$/i, '')].slice(0, titleMax).join('');

/** Takes a PDF, which gets the name of its file unless another title is typed. */
export function AddHandout({ video }: { video: ModuleVideo }) {
  const t = useT();
  const [title, setTitle] = useState('');
  const [said, say] = useState('');
  const [failure, setFailure] = useState('');
  const [add, { isLoading }] = useAddHandoutMutation();
  const onFile = async (file: File): Promise<void> => {
    say('');
    setFailure('');
    if (file.size > bytesMax) {
      setFailure(t('handouts.problem.tooMuch'));
      return;
    }
    const { data, error } = await add({ videoId: video.video_id, title: title.trim() || titleOf(file), file });
    if (!data) {
      setFailure(problemText(t, asProblem(error), { messagePrefix: 'handouts' }));
      return;
    }
    setTitle('');
    say(t('handouts.added', { title: data.title }));
  };
  return (
    <Stack sx={{ gap: 2 }}>
      <TextField
        label={t('handouts.title')}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        disabled={isLoading}
        slotProps={{ htmlInput: { maxLength: titleMax } }}
      />
      <FileButton
        label={t('handouts.choose')}
        name={t('handouts.chooseFor', { name: video.video_title })}
        variant="outlined"
        accept=".pdf,application/pdf"
        busy={isLoading}
        onFile={(file) => void onFile(file)}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('handouts.hint')}
      </Typography>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {failure && <Alert severity="error">{failure}</Alert>}
    </Stack>
  );
}
