import { useT } from '@vidyapath/client/screens/use-t';
import { paths } from '@vidyapath/http/paths';
import { DownloadButton } from '@vidyapath/remote-kit/download-button';
import { LoadFailed } from '@vidyapath/remote-kit/load-failed';
import { Box, Typography } from '@vidyapath/ui';
import { PartSkeleton } from '../../components/part-skeleton';
import { useCourseLessons } from '../../lib/course-lessons';
import { useNotesQuery } from './api/notes.endpoints';
import { ClosedNote } from './components/closed-note';
import { NewNote } from './components/new-note';
import { NoteItem } from './components/note-item';

interface LessonNotesProps {
  courseId: number;
  /** Absent: notes on all lessons of the course; nothing is written then. */
  videoId?: number;
  /** They are read, but nothing is written. */
  isClosed?: boolean;
}

/** The learner's own notes on a lesson, beside its player; no one else sees them. */
export function LessonNotes({ courseId, videoId, isClosed = false }: LessonNotesProps) {
  const t = useT();
  const { jump } = useCourseLessons();
  const { currentData: notes, error, isFetching, refetch } = useNotesQuery({ courseId, videoId });
  const download = (
    <DownloadButton label={t('note.export')} path={paths.courseNotesText(courseId)} file={`notes-${courseId}.txt`} />
  );
  const open = isClosed ? undefined : videoId;
  return (
    <Box component="section" aria-label={t('note.label')} sx={{ pt: 3 }}>
      {open === undefined ? (
        download
      ) : (
        <NewNote {...{ courseId, download }} videoId={open} isFirst={notes?.length === 0} />
      )}
      {!notes && error && (
        <LoadFailed message={t('note.failed')} problem={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!notes && !error && <PartSkeleton rows={1} />}
      {notes?.length === 0 && open === undefined && (
        <Typography sx={{ mt: 3, color: 'text.secondary' }}>{t('note.emptyClosed')}</Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', mt: 3, mb: 0, p: 0 }}>
        {notes?.map((note) =>
          open === undefined ? (
            <ClosedNote key={note.note_id} note={note} />
          ) : (
            <NoteItem key={note.note_id} note={note} onJump={(seconds) => jump({ videoId: open, seconds })} />
          ),
        )}
      </Box>
    </Box>
  );
}
