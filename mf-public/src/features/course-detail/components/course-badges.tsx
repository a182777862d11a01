import { useT } from '@vidyapath/client/use-t';
import { Stack } from '@vidyapath/ui';
import { AccentBadge, Badge } from '../../../components/badge';

interface CourseBadgesProps {
  premium: boolean;
  bestSeller: boolean;
}

export function CourseBadges({ premium, bestSeller }: CourseBadgesProps) {
  const t = useT();
  return (
    <Stack direction="row" spacing={2}>
      <Badge>{t(premium ? 'course.premium' : 'course.free')}</Badge>
      {bestSeller && <AccentBadge>{t('course.bestSeller')}</AccentBadge>}
    </Stack>
  );
}
