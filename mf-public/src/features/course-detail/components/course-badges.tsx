import type { PublicCourseContent } from '@vidyapath/http/public-course';
import { useT } from '@vidyapath/client/screens/use-t';
import { Stack } from '@vidyapath/ui';
import { AccentBadge, Badge } from '../../../components/badge';
import { isPremium, sellingPrice } from '../../../lib/selling-price';

/** A course that is sold without being premium has neither of the first two. */
export function CourseBadges({ content }: { content: PublicCourseContent }) {
  const t = useT();
  return (
    <Stack direction="row" spacing={2} sx={{ minHeight: 28 }}>
      {isPremium(content) && <Badge>{t('course.premium')}</Badge>}
      {sellingPrice(content) === 0 && <Badge>{t('course.free')}</Badge>}
      {content.IsBestSeller && <AccentBadge>{t('course.bestSeller')}</AccentBadge>}
    </Stack>
  );
}
