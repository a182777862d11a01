import { useHasDraft } from '@vidyapath/client/screens/use-kept-draft';
import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Button } from '@vidyapath/ui';
import { useId, useState } from 'react';
import { useParams } from 'react-router';
import { useCoursePanels } from '../../../lib/course-panels';
import { newNoteDraft } from '../../../lib/new-note-draft';
import { courseIdOf } from '../../../lib/course/course-id';

/** The learner's own notes under the player, folded until they are opened. */
export function NotesFold({ videoId }: { videoId: number }) {
  const t = useT();
  const id = useId();
  const { Notes } = useCoursePanels();
  const courseId = courseIdOf(useParams().courseId) ?? 0;
  const [open, setOpen] = useState(useHasDraft(newNoteDraft(videoId)));
  return (
    <Box sx={{ pt: 2 }}>
      <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)} sx={{ minHeight: 44 }}>
        {t('note.open')}
      </Button>
      <div id={id}>{open && <Notes key={videoId} courseId={courseId} videoId={videoId} />}</div>
    </Box>
  );
}
