import { useSession } from '@vidyapath/client/screens/use-session';
import { useT } from '@vidyapath/client/screens/use-t';
import { lessonAddress } from '@vidyapath/http/lesson-address';
import type { LoginState } from '@vidyapath/platform-api/login-state';
import { Button, PlayIcon, Skeleton } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';
import type { Offer, OfferedCourse } from '../lib/use-course-access';
import { PurchaseButtons } from './purchase-buttons';

interface CourseActionProps {
  course: OfferedCourse;
  offer: Offer;
  /** Id of the element that names the course, since a page has several buttons. */
  describedBy: string;
  /** Only the first button. */
  compact?: boolean;
}

/** Links to a course that is open to the visitor, or sells it. A free course starts there, also after a login. */
export function CourseAction({ course, offer, describedBy, compact = false }: CourseActionProps) {
  const t = useT();
  const isVisitor = useSession().user === null;
  if (offer === 'unknown') return <Skeleton variant="rounded" height={44} />;
  if (offer === 'buy') return <PurchaseButtons course={course} describedBy={describedBy} compact={compact} />;
  const isStart = offer === 'start';
  const next = lessonAddress({ course_id: course.CourseId, start: isStart });
  const state: LoginState = { next };
  return (
    <Button
      component={RouterLink}
      to={isVisitor ? '/login' : next}
      state={isVisitor ? state : null}
      variant="contained"
      fullWidth
      startIcon={<PlayIcon />}
      aria-describedby={describedBy}
      sx={{ minHeight: 44 }}
    >
      {t(isStart ? 'purchase.start' : 'course.goToCourse')}
    </Button>
  );
}
