import { asProblem, type ClientProblem } from '@vidyapath/client/requests/client-problem';
import { problemText } from '@vidyapath/client/requests/problem-text';
import { useOnce } from '@vidyapath/client/screens/use-once';
import { useT } from '@vidyapath/client/screens/use-t';
import type { Asset } from '@vidyapath/http/lesson-assets';
import { addressOfAsset } from '@vidyapath/http/lesson-names';
import { LibraryButton } from '@vidyapath/remote-kit/library-button';
import { Box } from '@vidyapath/ui';
import { Alert } from '@vidyapath/ui/forms';
import { useState } from 'react';
import { builderData } from '../../../lib/builder.endpoints';
import type { AddLessons } from '../lib/use-add-lessons';

interface AddFromLibraryProps {
  addLessons: AddLessons;
  say: (text: string) => void;
}

/** Makes a lesson of a video that is uploaded already, at the end of the course. */
export function AddFromLibrary({ addLessons, say }: AddFromLibraryProps) {
  const t = useT();
  const once = useOnce();
  const [problem, setProblem] = useState<ClientProblem>();
  const add = ({ asset_id: id, title }: Asset) =>
    once(async () => {
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
      <LibraryButton label={t('tree.library.open')} data={builderData} onChosen={add} />
      {problem && <Alert severity="error">{problemText(t, problem)}</Alert>}
    </Box>
  );
}
