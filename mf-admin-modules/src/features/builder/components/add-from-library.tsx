import { asProblem, type ClientProblem } from '@vidyapath/client/requests/client-problem';
import { problemText } from '@vidyapath/client/requests/problem-text';
import { lazyPart } from '@vidyapath/client/screens/lazy-part';
import { useOnce } from '@vidyapath/client/screens/use-once';
import { useT } from '@vidyapath/client/screens/use-t';
import type { Asset } from '@vidyapath/http/lesson-assets';
import { addressOfAsset } from '@vidyapath/http/lesson-names';
import type { LibraryDialogProps } from '@vidyapath/remote-kit/library-dialog';
import { Box, Button } from '@vidyapath/ui';
import { Alert } from '@vidyapath/ui/forms';
import { LoadingNotice } from '@vidyapath/ui/staff';
import { useState } from 'react';
import { builderData } from '../../../lib/builder.endpoints';
import type { AddLessons } from '../lib/use-add-lessons';

const LibraryDialog = lazyPart<LibraryDialogProps>(
  async () =>
    (await import(/* webpackChunkName: 'lazy-library' */ '@vidyapath/remote-kit/library-dialog')).LibraryDialog,
  ({ onClose }, late) => <LoadingNotice {...late} onClose={onClose} />,
);

interface AddFromLibraryProps {
  addLessons: AddLessons;
  say: (text: string) => void;
}

/** Makes a lesson of a video that is uploaded already, at the end of the course. */
export function AddFromLibrary({ addLessons, say }: AddFromLibraryProps) {
  const t = useT();
  const once = useOnce();
  const [choosing, setChoosing] = useState(false);
  const [problem, setProblem] = useState<ClientProblem>();
  const add = ({ asset_id: id, title }: Asset) =>
    once(async () => {
      setChoosing(false);
      setProblem(undefined);
      try {
        await addLessons([{ video_title: title, video_url: addressOfAsset(id) }], undefined);
        say(t('tree.library.added', { name: title }));
      } catch (error) {
        setProblem(asProblem(error));
      }
    });
  return (
    <Box>
      <Button
        variant="outlined"
        onClick={() => setChoosing(true)}
        onPointerEnter={LibraryDialog.prefetch}
        onFocus={LibraryDialog.prefetch}
        sx={{ minHeight: 44 }}
      >
        {t('tree.library.open')}
      </Button>
      {problem && <Alert severity="error">{problemText(t, problem)}</Alert>}
      <LibraryDialog open={choosing} data={builderData} onClose={() => setChoosing(false)} onChosen={add} />
    </Box>
  );
}
