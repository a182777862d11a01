import { useHasDraft } from '@vidyapath/client/screens/use-kept-draft';
import { useT } from '@vidyapath/client/screens/use-t';
import type { Note } from '@vidyapath/http/learning-notes';
import { Box, Button, PlayIcon } from '@vidyapath/ui';
import { useState } from 'react';
import { useFocusMoved } from '../../../lib/use-focus-moved';
import { DeleteButton } from '../../../components/delete-button';
import { WrittenText } from '../../../components/written-text';
import { shortClock } from '../../../lib/short-clock';
import { useChangeNoteMutation, useDeleteNoteMutation } from '../api/notes.endpoints';
import { NoteForm } from './note-form';

interface NoteItemProps {
  note: Note;
  onJump: (seconds: number) => void;
}

/** One of the learner's own notes, shown as it was typed. */
export function NoteItem({ note, onJump }: NoteItemProps) {
  const t = useT();
  const [editing, setEditing] = useState(useHasDraft(`note-${note.note_id}`));
  const place = useFocusMoved<HTMLLIElement>(editing, 'textarea');
  const [change] = useChangeNoteMutation();
  const [remove] = useDeleteNoteMutation();
  const { note_id: id, course_id: courseId, body } = note;
  const seconds = note.at_seconds ?? 0;
  const time = shortClock(seconds);
  if (editing)
    return (
      <Box component="li" ref={place} sx={{ py: 3, borderTop: 1, borderColor: 'divider' }}>
        <NoteForm
          name="change"
          draft={`note-${id}`}
          place={() => seconds}
          body={body}
          call={(typed) => change({ courseId, id, body: { at_seconds: typed.seconds, body: typed.body } })}
          onClose={() => setEditing(false)}
        />
      </Box>
    );
  return (
    <Box component="li" ref={place} sx={{ py: 3, borderTop: 1, borderColor: 'divider' }}>
      <Button
        size="small"
        startIcon={<PlayIcon />}
        aria-label={t('note.play', { time })}
        onClick={() => onJump(seconds)}
        sx={{ minHeight: 44, px: 0 }}
      >
        {time}
      </Button>
      <WrittenText text={body} videoId={note.video_id} />
      <Button aria-label={t('note.editAt', { time })} onClick={() => setEditing(true)} sx={{ minHeight: 44 }}>
        {t('actions.edit')}
      </Button>
      <DeleteButton
        messagePrefix="note.delete"
        label={t('note.deleteAt', { time })}
        call={() => remove({ courseId, id })}
      />
    </Box>
  );
}
