import { useT } from '@vidyapath/client/screens/use-t';
import { Skeleton, Typography } from '@vidyapath/ui';
import type { PricedCourse } from '../lib/selling-price';
import type { Offer } from '../lib/use-course-access';
import { CoursePrice } from './course-facts';

interface OfferedPriceProps {
  course: PricedCourse;
  offer: Offer;
  size?: 'small' | 'large';
}

const heights = { small: 25, large: 36 };

/** The price of the course; a user who has the course sees none. It takes one line in each case, so that nothing moves. */
export function OfferedPrice({ course, offer, size = 'small' }: OfferedPriceProps) {
  const t = useT();
  const minHeight = heights[size];
  if (offer === 'unknown') return <Skeleton variant="rounded" width="45%" height={minHeight} />;
  if (offer === 'learn')
    return <Typography sx={{ minHeight, color: 'success.main', fontWeight: 600 }}>{t('course.open')}</Typography>;
  return <CoursePrice actual={course.ActualPrice} discounted={course.DiscountedPrice} size={size} />;
}
