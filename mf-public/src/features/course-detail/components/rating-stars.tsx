import { useT } from '@vidyapath/client/use-t';
import { limits } from '@vidyapath/http/limits';
import { accentText, Box, StarHalfIcon, StarIcon, StarOutlineIcon, Typography } from '@vidyapath/ui';

const starFor = (rating: number, position: number) => {
  if (rating >= position) return StarIcon;
  return rating >= position - limits.course.ratingStep ? StarHalfIcon : StarOutlineIcon;
};

/** Stars to look at, `Rating: 4.5/5` to read. */
export function RatingStars({ rating }: { rating: number }) {
  const t = useT();
  const stars = Array.from({ length: limits.course.ratingMax }, (_, index) => starFor(rating, index + 1));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Box aria-hidden="true" sx={[{ display: 'flex' }, accentText]}>
        {stars.map((Star, index) => (
          <Star key={index} sx={{ fontSize: 20 }} />
        ))}
      </Box>
      <Typography component="span">{t('course.rating', { rating })}</Typography>
    </Box>
  );
}
