import { useT } from '@vidyapath/client/screens/use-t';
import { Button, PlayIcon, Skeleton } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';
import type { Offer, OfferedCourse } from '../lib/use-course-access';
import { PurchaseButtons } from './purchase-buttons';

interface CourseActionProps {
  course: OfferedCourse;
  offer: Offer;
  /** Id of the element that names the course, since a page has several buttons. */
  describedBy: string;
}

/** Links to a course that is open to the visitor, or sells it. A free course starts there, also after a login. */
export function CourseAction({ course, offer, describedBy }: CourseActionProps) {
  const t = useT();
  if (offer === 'unknown') return <Skeleton variant="rounded" height={44} />;
  if (offer === 'buy') return <PurchaseButtons course={course} describedBy={describedBy} />;
  const isStart = offer === 'start';
  return (
    <Button
      component={RouterLink}
      to={`/course/course-progress/${course.CourseId}${isStart ? '?start' : ''}`}
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
