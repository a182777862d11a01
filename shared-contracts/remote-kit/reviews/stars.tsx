import { limits } from '@vidyapath/http/limits';
import { accentText, Box, StarHalfIcon, StarIcon, StarOutlineIcon } from '@vidyapath/ui';

/** To the nearest half. */
function starFor(rating: number, position: number) {
  const shown = Math.round(rating / limits.course.ratingStep) * limits.course.ratingStep;
  if (shown >= position) return StarIcon;
  return shown >= position - limits.course.ratingStep ? StarHalfIcon : StarOutlineIcon;
}

interface StarsProps {
  rating: number;
  /** Pixels. */
  size?: number;
}

/** Five stars, hidden from screen readers, which read the text beside them. */
export function Stars({ rating, size = 20 }: StarsProps) {
  const stars = Array.from({ length: limits.course.ratingMax }, (_, index) => starFor(rating, index + 1));
  return (
    <Box component="span" aria-hidden="true" sx={[{ display: 'inline-flex', verticalAlign: 'middle' }, accentText]}>
      {stars.map((Star, index) => (
        <Star key={index} sx={{ fontSize: size }} />
      ))}
    </Box>
  );
}
