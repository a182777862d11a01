import { useT } from '@vidyapath/client/use-t';
import { Button } from '@vidyapath/ui';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useMyCoursesQuery } from '../../../lib/learning.endpoints';
import { certificatePath } from '../../../lib/learning-paths';

const askEveryMs = 5_000;
/** A certificate is made in the background, soon after its course is completed. */
const madeWithinMs = 120_000;

interface CertificateReadyProps {
  courseId: number;
  courseName: string;
  completedAt: string;
}

/** Link to the certificate of a completed course, as soon as there is one. */
export function CertificateReady({ courseId, courseName, completedAt }: CertificateReadyProps) {
  const t = useT();
  const [isFresh] = useState(() => Date.now() - Date.parse(completedAt) < madeWithinMs);
  const [found, setFound] = useState(false);
  const { data } = useMyCoursesQuery(
    { q: courseName, limit: 20, offset: 0 },
    { pollingInterval: isFresh && !found ? askEveryMs : 0 },
  );
  const serial = data?.rows.find(({ course_id }) => course_id === courseId)?.certificate_serial;
  if (serial && !found) setFound(true);
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
