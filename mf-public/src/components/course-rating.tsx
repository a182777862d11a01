import { useT } from '@vidyapath/client/screens/use-t';
import { Stars } from '@vidyapath/remote-kit/stars';
import { Box, Typography } from '@vidyapath/ui';
import { type RatedCourse, shownRating } from '../lib/shown-rating';

interface CourseRatingProps {
  course: RatedCourse;
  /** Of a star, in pixels. */
  size?: number;
}

/** Stars, the text `Rating: 4.5/5`, and the number of reviews. */
export function CourseRating({ course, size = 20 }: CourseRatingProps) {
  const t = useT();
  const { rating, count } = shownRating(course);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
      <Stars rating={rating} size={size} />
      <Typography component="span">{t('course.rating', { rating })}</Typography>
      {count > 0 && (
        <Typography component="span" sx={{ color: 'text.secondary' }}>
          {t('course.reviewCount', { count })}
        </Typography>
      )}
    </Box>
  );
}
