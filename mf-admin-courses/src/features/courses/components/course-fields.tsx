import { useT } from '@vidyapath/client/screens/use-t';
import { Box } from '@vidyapath/ui';
import { useReducer } from 'react';
import { FormCheckbox } from '@vidyapath/remote-kit/form-checkbox';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import type { CourseValues } from '../../../lib/course-values';
import type { CategoryOptions } from '../../../lib/use-category-options';
import { RichTextField } from '@vidyapath/remote-kit/rich-text-field';
import { BannerField } from '../../../components/banner-field';
import { CategoryField } from '../../../components/category-field';
import { FieldGrid, wide } from '../../../components/field-grid';
import { LanguageField } from '../../../components/language-field';
import { PriceFields } from '../../../components/price-fields';
import { RatingField } from '../../../components/rating-field';

interface CourseFieldsProps {
  categories: CategoryOptions;
  onUploading: (uploading: boolean) => void;
}

/** Every field of a course. */
export function CourseFields({ categories, onUploading }: CourseFieldsProps) {
  const t = useT();
  /** The user fills the form in, so the editor will be needed. */
  const [begun, begin] = useReducer(() => true, false);
  const label = (field: keyof CourseValues) => t(`courses.fields.${field}`);
  return (
    <FieldGrid onFocus={begin}>
      <Box sx={wide}>
        <FormTextField name="course_name" label={label('course_name')} required />
      </Box>
      <LanguageField />
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
      <PriceFields />
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
    </FieldGrid>
  );
}
