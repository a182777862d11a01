import { useSession } from '@vidyapath/client/screens/use-session';
import { useT } from '@vidyapath/client/screens/use-t';
import { lessonAddress } from '@vidyapath/http/lesson-address';
import type { PublicCourseContent } from '@vidyapath/http/public-course';
import type { LoginState } from '@vidyapath/platform-api/login-state';
import { Button, EmptyState, Skeleton } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';
import { useCourseAccess } from '../../../lib/use-course-access';

/** Discussions are for learners of the course: they get a link to it, others a text about how to get access. */
export function DiscussionsPanel({ content }: { content: PublicCourseContent }) {
  const t = useT();
  const isSignedIn = useSession().user !== null;
  const offer = useCourseAccess([content])(content);
  if (offer === 'unknown') return <Skeleton variant="rounded" height={240} />;
  const mayEnter = isSignedIn && offer !== 'buy';
  const how = mayEnter ? 'open' : offer === 'start' ? 'free' : 'notYours';
  const next = lessonAddress({ course_id: content.CourseId, tab: 'questions' });
  const state: LoginState = { next };
  const action = (mayEnter || !isSignedIn) && (
    <Button
      component={RouterLink}
      to={isSignedIn ? next : '/login'}
      state={isSignedIn ? null : state}
      variant={mayEnter ? 'contained' : 'outlined'}
      sx={{ minHeight: 44 }}
    >
      {t(mayEnter ? 'discussions.enter' : 'discussions.logIn')}
    </Button>
  );
  return <EmptyState title={t('discussions.title')} text={t(`discussions.${how}`)} action={action} />;
}
