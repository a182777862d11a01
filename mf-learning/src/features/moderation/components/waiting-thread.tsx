import { textIn } from '@vidyapath/client/formats/course-texts';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import { lessonAddress } from '@vidyapath/http/lesson-address';
import type { StaffThread } from '@vidyapath/http/learning-discussions';
import { Link, Paper, Typography } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';
import { Byline } from '../../../components/byline';

/** A question without an answer, and the link to it. */
export function WaitingThread({ thread }: { thread: StaffThread }) {
  const t = useT();
  const language = useLanguage();
  const { title, body, course_name, course_name_hi, course_id, video_id, thread_id } = thread;
  return (
    <Paper
      component="article"
      sx={{ p: { xs: 4, sm: 5 }, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={lessonAddress({ course_id, video_id, thread_id })} underline="always">
          {title ?? t('thread.removed')}
        </Link>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {textIn(language, course_name ?? `#${course_id}`, course_name_hi)}
      </Typography>
      <Byline of={thread} />
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{body}</Typography>
    </Paper>
  );
}
