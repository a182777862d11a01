import { problemText } from '@vidyapath/client/requests/problem-text';
import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Button, Typography } from '@vidyapath/ui';
import { Alert } from '@vidyapath/ui/forms';
import { captionFaultText } from '../../../lib/uploads/caption-fault-text';
import { otherFile } from '../../../lib/uploads/use-asset-upload';
import type { AddFiles, RefusedFile } from '../lib/use-add-files';
import { RoomQuestion } from './room-question';

const texts = {
  [otherFile]: 'tree.files.otherFile',
  'no-video': 'tree.files.noVideo',
  'no-lesson': 'tree.files.noLesson',
  'no-language': 'tree.files.noLanguage',
  already: 'tree.files.already',
  'no-room': 'upload.problem.kinds.no-room',
} as const;

/** What has become of the files that were added last. */
export function AddedFiles({ files }: { files: AddFiles }) {
  const t = useT();
  const { busy, room, refused, storeProblem } = files;
  const textOf = ({ problem }: RefusedFile): string => {
    if (typeof problem === 'string') return t(texts[problem]);
    const [fault] = problem.errors;
    return fault ? captionFaultText(t, fault.detail) : problemText(t, problem, { messagePrefix: 'upload' });
  };
  return (
    <>
      {room && <RoomQuestion question={room} />}
      {busy && !room && <Typography role="status">{t('tree.files.starting')}</Typography>}
      {storeProblem && (
        <Alert severity="error">
          <Typography>{t('tree.files.unstored')}</Typography>
          <Typography>{problemText(t, storeProblem)}</Typography>
          <Button onClick={files.storeAgain} disabled={busy} sx={{ minHeight: 44, px: 0 }}>
            {t('tree.files.again')}
          </Button>
        </Alert>
      )}
      {refused.length > 0 && (
        <Alert severity="warning">
          <Typography>{t('tree.files.refused')}</Typography>
          <Box component="ul" sx={{ m: 0, pl: 6, overflowWrap: 'anywhere' }}>
            {refused.map((file, at) => (
              <li key={at}>
                {file.name}: {textOf(file)}
              </li>
            ))}
          </Box>
          <Button onClick={files.forget} sx={{ minHeight: 44, px: 0 }}>
            {t('tree.files.close')}
          </Button>
        </Alert>
      )}
    </>
  );
}
