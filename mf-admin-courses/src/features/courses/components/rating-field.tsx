import { useT } from '@vidyapath/client/use-t';
import { Box, Stack, Typography } from '@vidyapath/ui';
import { FormHelperText } from '@vidyapath/ui/forms';
import { useField } from 'formik';
import { useFieldError } from '../../../lib/form-errors';
import { FieldLabel } from './field-label';
import { StarRating } from './star-rating';

/** The rating with its number beside the stars. */
export function RatingField() {
  const t = useT();
  const [{ value }, , { setValue, setTouched }] = useField<number | null>('rating');
  const error = useFieldError('rating');
  const text = value === null ? t('courses.rating.none') : t('courses.rating.value', { value });
  return (
    <Box data-field="rating">
      <FieldLabel id="rating-label" label={t('courses.fields.rating')} required error={error !== undefined} />
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 3 }}>
        <StarRating
          value={value}
          onChange={(next) => void setValue(next)}
          onBlur={() => void setTouched(true)}
          labelledBy="rating-label"
          describedBy="rating-help"
          invalid={error !== undefined}
          valueText={text}
        />
        <Typography aria-hidden="true" sx={{ fontWeight: 600 }}>
          {text}
        </Typography>
      </Stack>
      <FormHelperText id="rating-help" error={error !== undefined} aria-live="polite">
        {error ?? t('courses.rating.hint')}
      </FormHelperText>
    </Box>
  );
}
