import { useT } from '@vidyapath/client/screens/use-t';
import type { Thread } from '@vidyapath/http/learning-discussions';
import { Button, PlayIcon, Typography } from '@vidyapath/ui';
import { useCourseLessons } from '../../../lib/course-lessons';
import { shortClock } from '../../../lib/short-clock';

/** The lesson that a question is about, and the way to the place in it. */
export function LessonPlace({ thread: { video_id, at_seconds } }: { thread: Thread }) {
  const t = useT();
  const { lessons, jump } = useCourseLessons();
  const lesson = lessons.find(({ videoId }) => videoId === video_id);
  if (!lesson)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('thread.wholeCourse')}
      </Typography>
    );
  const seconds = at_seconds ?? 0;
  return (
    <Button
      size="small"
      startIcon={<PlayIcon />}
      onClick={() => jump({ videoId: lesson.videoId, seconds })}
      sx={{ minHeight: 44, px: 0, textAlign: 'start', overflowWrap: 'anywhere' }}
    >
      {at_seconds === null ? lesson.title : t('thread.place', { lesson: lesson.title, time: shortClock(seconds) })}
    </Button>
  );
}
