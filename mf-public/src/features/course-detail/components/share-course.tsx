import { useShare } from '@vidyapath/client/screens/use-share';
import { useT } from '@vidyapath/client/screens/use-t';
import type { PublicCourseContent } from '@vidyapath/http/public-course';
import { courseAddress } from '@vidyapath/http/course-address';
import { Button } from '@vidyapath/ui';

export function ShareCourse({ content }: { content: PublicCourseContent }) {
  const t = useT();
  const share = useShare('course.share');
  const { CourseId, CourseName } = content;
  const address = `${window.location.origin}${courseAddress({ course_id: CourseId, name: CourseName })}`;
  return (
    <Button onClick={() => share(CourseName, address)} sx={{ minHeight: 44 }}>
      {t('course.share.button')}
    </Button>
  );
}
