import { useT } from '@vidyapath/client/screens/use-t';
import { Stars } from '@vidyapath/remote-kit/stars';
import { Box, Typography } from '@vidyapath/ui';
import { type RatedCourse, shownRating } from '../lib/shown-rating';

interface CourseRatingProps {
  course: RatedCourse;
  /** Of a star, in pixels. */
  size?: number;
}

/** Stars, the text `Rating: 4.5/5`, and the number of reviews, or who rated it; nothing for a course that nobody has rated. */
export function CourseRating({ course, size = 20 }: CourseRatingProps) {
  const t = useT();
  const { rating, count } = shownRating(course);
  if (rating === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <Stars rating={rating} size={size} />
      <Typography component="span">{t('course.rating', { rating })}</Typography>
      <Typography component="span" sx={{ color: 'text.secondary' }}>
        {count > 0 ? t('course.reviewCount', { count }) : t('course.ratedByEditors')}
      </Typography>
    </Box>
  );
}
