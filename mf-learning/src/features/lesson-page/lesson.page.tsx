import { useSession } from '@vidyapath/client/screens/use-session';
import { Navigate, useLocation, useParams } from 'react-router';
import { courseOfferPath, coursePath } from '../../lib/learning-paths';

/** The course that the address names, where the reader may see it. */
export function LessonPage() {
  const courseId = Number(useParams().courseId);
  const { search, hash } = useLocation();
  const isVisitor = useSession().status === 'signed-out';
  return <Navigate replace to={isVisitor ? courseOfferPath(courseId) : `${coursePath(courseId)}${search}${hash}`} />;
}
