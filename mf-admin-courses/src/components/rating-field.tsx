import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Stack, Typography } from '@vidyapath/ui';
import { FormHelperText } from '@vidyapath/ui/forms';
import { useField } from 'formik';
import { useState } from 'react';
import { useFieldError } from '@vidyapath/remote-kit/form-errors';
import { FieldLabel } from '@vidyapath/remote-kit/field-label';
import { StarRating } from './star-rating';

/** The rating with its number beside the stars: the value that is set, or that a click would set. */
export function RatingField() {
  const t = useT();
  const [{ value }, , { setValue, setTouched }] = useField<number | null>('rating');
  const error = useFieldError('rating');
  const [hovered, setHovered] = useState<number>();
  const textOf = (rating: number | null) =>
    rating === null ? t('courses.rating.none') : t('courses.rating.value', { value: rating });
  return (
    <Box data-field="rating">
      <FieldLabel id="rating-label" label={t('courses.fields.rating')} required error={error !== undefined} />
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 3 }}>
        <StarRating
          value={value}
          hovered={hovered}
          onHover={setHovered}
          onChange={(next) => void setValue(next)}
          onBlur={() => void setTouched(true)}
          labelledBy="rating-label"
          describedBy="rating-help"
          invalid={error !== undefined}
          valueText={textOf(value)}
        />
        <Typography aria-hidden="true" sx={{ fontWeight: 600 }}>
          {textOf(hovered ?? value)}
        </Typography>
      </Stack>
      <FormHelperText id="rating-help" error={error !== undefined} aria-live="polite">
        {error ?? t('courses.rating.hint')}
      </FormHelperText>
    </Box>
  );
}
