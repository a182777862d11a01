import { textIn } from '@vidyapath/client/formats/course-texts';
import { formatClock } from '@vidyapath/client/formats/duration';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import { lessonAddress } from '@vidyapath/http/lesson-address';
import type { MyCourse } from '@vidyapath/http/learning-progress';
import { styled, Typography } from '@vidyapath/ui';
import { CardLink } from './card-link';

const Card = styled(CardLink)({
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: 8,
  height: '100%',
  minHeight: 132,
  boxSizing: 'border-box',
  overflowWrap: 'anywhere',
});

const Track = styled('span')(({ theme }) => ({
  display: 'block',
  height: 8,
  marginTop: 'auto',
  overflow: 'hidden',
  borderRadius: 4,
  backgroundColor: theme.vars?.palette.divider,
  '& > span': { display: 'block', height: '100%', backgroundColor: theme.vars?.palette.primary.main },
}));

/** `04:12`, or `1:04:12` from one hour on. */
const clock = (seconds: number) => formatClock(Math.floor(seconds)).replace(/^00:|^0(?=\d:)/, '');

/** A course, the learner's progress in it, and the lesson to continue with. */
export function OwnCourseCard({ course }: { course: MyCourse }) {
  const t = useT();
  const { course_id, course_name, course_name_hi, percent, next } = course;
  const language = useLanguage();
  return (
    <li>
      <Card to={lessonAddress({ course_id })}>
        <Typography component="span" sx={{ fontWeight: 700 }}>
          {textIn(language, course_name, course_name_hi)}
        </Typography>
        {next && (
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            {next.position_seconds > 0
              ? t('continue.next', { lesson: next.video_title, clock: clock(next.position_seconds) })
              : next.video_title}
          </Typography>
        )}
        <Track aria-hidden="true">
          <span style={{ width: `${percent}%` }} />
        </Track>
        <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
          {t('continue.progress', { done: course.completed_videos, count: course.total_videos, percent })}
        </Typography>
      </Card>
    </li>
  );
}
