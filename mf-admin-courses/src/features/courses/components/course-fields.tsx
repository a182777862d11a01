import { useT } from '@vidyapath/client/screens/use-t';
import { courseLanguages } from '@vidyapath/http/course-languages';
import { Box } from '@vidyapath/ui';
import { useFormikContext } from 'formik';
import { useReducer } from 'react';
import { FormCheckbox } from '@vidyapath/remote-kit/form-checkbox';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import { type CourseValues, showsNoDiscount } from '../../../lib/course-values';
import type { CategoryOptions } from '../../../lib/use-category-options';
import { RichTextField } from '@vidyapath/remote-kit/rich-text-field';
import { BannerField } from '../../../components/banner-field';
import { CategoryField } from '../../../components/category-field';
import { RatingField } from '../../../components/rating-field';

/** Two columns where there is space. */
const grid = {
  display: 'grid',
  columnGap: 6,
  rowGap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};
const wide = { gridColumn: '1 / -1' };

interface CourseFieldsProps {
  categories: CategoryOptions;
  onUploading: (uploading: boolean) => void;
}

/** Every field of a course. */
export function CourseFields({ categories, onUploading }: CourseFieldsProps) {
  const t = useT();
  /** The user fills the form in, so the editor will be needed. */
  const [begun, begin] = useReducer(() => true, false);
  const { values } = useFormikContext<CourseValues>();
  const label = (field: keyof CourseValues) => t(`courses.fields.${field}`);
  return (
    <Box sx={grid} onFocus={begin}>
      <Box sx={wide}>
        <FormTextField name="course_name" label={label('course_name')} required />
      </Box>
      <FormTextField name="course_language" label={label('course_language')} select>
        <option value="">{t('courses.languages.none')}</option>
        {courseLanguages.map((language) => (
          <option key={language} value={language}>
            {t(`courses.languages.${language}`)}
          </option>
        ))}
      </FormTextField>
      <FormTextField name="author" label={label('author')} />
      <Box sx={wide}>
        <FormTextField name="course_description" label={label('course_description')} required multiline minRows={3} />
      </Box>
      <Box sx={wide}>
        <BannerField onBusy={onUploading} />
      </Box>
      <Box sx={{ ...wide, mt: 4 }}>
        <FormTextField name="video_path" label={label('video_path')} required inputMode="url" />
      </Box>
      <Box sx={{ ...wide, mb: 4 }}>
        <RatingField />
      </Box>
      <FormTextField name="actual_price" label={label('actual_price')} required inputMode="decimal" />
      <FormTextField
        name="discounted_price"
        label={label('discounted_price')}
        required
        inputMode="decimal"
        hint={showsNoDiscount(values) ? t('courses.noDiscount') : undefined}
      />
      <Box sx={wide}>
        <CategoryField label={label('category_id')} categories={categories} />
      </Box>
      <Box sx={wide}>
        <RichTextField name="course_info" label={label('course_info')} soon={begun} />
      </Box>
      <Box sx={wide}>
        <FormCheckbox name="is_premium" label={label('is_premium')} />
        <FormCheckbox name="is_best_seller" label={label('is_best_seller')} />
        <FormCheckbox name="is_public" label={label('is_public')} />
      </Box>
    </Box>
  );
}
