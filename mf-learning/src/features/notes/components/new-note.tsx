import { useHasDraft } from '@vidyapath/client/screens/use-kept-draft';
import { useT } from '@vidyapath/client/screens/use-t';
import { Button, Stack, Typography } from '@vidyapath/ui';
import { type ReactNode, useState } from 'react';
import { useCourseLessons } from '../../../lib/course-lessons';
import { newNoteDraft } from '../../../lib/new-note-draft';
import { useFocusMoved } from '../../../lib/use-focus-moved';
import { useAddNoteMutation } from '../api/notes.endpoints';
import { NoteForm } from './note-form';

interface NewNoteProps {
  courseId: number;
  videoId: number;
  /** There is no other on the lesson. */
  isFirst: boolean;
  /** Beside the button. */
  download: ReactNode;
}

/** A button that opens the form for a new note in its place; with a draft it is open. */
export function NewNote({ courseId, videoId, isFirst, download }: NewNoteProps) {
  const t = useT();
  const { here } = useCourseLessons();
  const draft = newNoteDraft(videoId);
  const [isOpen, setOpen] = useState(useHasDraft(draft));
  const place = useFocusMoved<HTMLDivElement>(isOpen, 'textarea');
  const [add] = useAddNoteMutation();
  return (
    <div ref={place}>
      {isOpen ? (
        <NoteForm
          name="add"
          draft={draft}
          place={() => here()?.seconds ?? 0}
          call={({ seconds, body }) => add({ courseId, body: { video_id: videoId, at_seconds: seconds, body } })}
          onClose={() => setOpen(false)}
        />
      ) : (
        <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap' }}>
          <Button variant="contained" onClick={() => setOpen(true)} sx={{ minHeight: 44 }}>
            {t('note.new')}
          </Button>
          {download}
        </Stack>
      )}
      {isFirst && !isOpen && <Typography sx={{ mt: 3, color: 'text.secondary' }}>{t('note.empty')}</Typography>}
    </div>
  );
}
