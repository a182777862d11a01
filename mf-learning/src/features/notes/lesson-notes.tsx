import { useHasDraft } from '@vidyapath/client/screens/use-kept-draft';
import { useT } from '@vidyapath/client/screens/use-t';
import { paths } from '@vidyapath/http/paths';
import { DownloadButton } from '@vidyapath/remote-kit/download-button';
import { Box, Button, Stack, Typography } from '@vidyapath/ui';
import { useState } from 'react';
import { LoadFailed } from '@vidyapath/remote-kit/load-failed';
import { PartSkeleton } from '../../components/part-skeleton';
import { useCourseLessons } from '../../lib/course-lessons';
import { newNoteDraft } from '../../lib/new-note-draft';
import { useAddNoteMutation, useNotesQuery } from './api/notes.endpoints';
import { ClosedNote } from './components/closed-note';
import { NoteForm } from './components/note-form';
import { NoteItem } from './components/note-item';

interface LessonNotesProps {
  courseId: number;
  videoId: number;
  /** They are read, but nothing is written. */
  isClosed?: boolean;
}

/** The learner's own notes on a lesson, beside its player; no one else sees them. */
export function LessonNotes({ courseId, videoId, isClosed = false }: LessonNotesProps) {
  const t = useT();
  const { here, jump } = useCourseLessons();
  const draft = newNoteDraft(videoId);
  const [adding, setAdding] = useState(useHasDraft(draft));
  const [add] = useAddNoteMutation();
  const { currentData: notes, error, isFetching, refetch } = useNotesQuery({ courseId, videoId });
  return (
    <Box component="section" aria-label={t('note.label')} sx={{ pt: 3 }}>
      {adding && !isClosed ? (
        <NoteForm
          name="add"
          draft={draft}
          place={() => here()?.seconds ?? 0}
          call={({ seconds, body }) => add({ courseId, body: { video_id: videoId, at_seconds: seconds, body } })}
          onClose={() => setAdding(false)}
        />
      ) : (
        <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap', mb: 3 }}>
          {!isClosed && (
            <Button variant="contained" onClick={() => setAdding(true)} sx={{ minHeight: 44 }}>
              {t('note.new')}
            </Button>
          )}
          <DownloadButton
            label={t('note.export')}
            path={paths.courseNotesText(courseId)}
            file={`notes-${courseId}.txt`}
          />
        </Stack>
      )}
      {!notes && error && (
        <LoadFailed message={t('note.failed')} problem={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!notes && !error && <PartSkeleton rows={1} />}
      {notes?.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t(isClosed ? 'note.emptyClosed' : 'note.empty')}</Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {notes?.map((note) =>
          isClosed ? (
            <ClosedNote key={note.note_id} note={note} />
          ) : (
            <NoteItem key={note.note_id} note={note} onJump={(seconds) => jump({ videoId, seconds })} />
          ),
        )}
      </Box>
    </Box>
  );
}
