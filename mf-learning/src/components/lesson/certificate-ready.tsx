import { useT } from '@vidyapath/client/screens/use-t';
import { Button } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';
import { useMyCoursesQuery } from '../../lib/learning.endpoints';
import { certificatePath } from '../../lib/learning-paths';

interface CertificateReadyProps {
  courseId: number;
  courseName: string;
}

/** Link to the certificate of a completed course; none if it was revoked. */
export function CertificateReady({ courseId, courseName }: CertificateReadyProps) {
  const t = useT();
  const { data } = useMyCoursesQuery({ q: courseName, limit: 20, offset: 0 });
  const serial = data?.rows.find(({ course_id }) => course_id === courseId)?.certificate_serial;
  if (!serial) return null;
  return (
    <Button
      component={RouterLink}
      to={certificatePath(serial)}
      variant="outlined"
      sx={{ alignSelf: 'start', minHeight: 44 }}
    >
      {t('standing.certificate')}
    </Button>
  );
}
