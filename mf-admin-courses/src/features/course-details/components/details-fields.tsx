import { useT } from '@vidyapath/client/screens/use-t';
import { courseLanguages } from '@vidyapath/http/course-languages';
import { courseLevels } from '@vidyapath/http/course-levels';
import { FormCheckbox } from '@vidyapath/remote-kit/form-checkbox';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import { RichTextField } from '@vidyapath/remote-kit/rich-text-field';
import { Section } from '@vidyapath/remote-kit/section';
import { Box } from '@vidyapath/ui';
import { useFormikContext } from 'formik';
import { BannerField } from '../../../components/banner-field';
import { CategoryField } from '../../../components/category-field';
import { RatingField } from '../../../components/rating-field';
import { showsNoDiscount } from '../../../lib/course-values';
import type { CategoryOptions } from '../../../lib/use-category-options';
import type { DetailsField, DetailsValues } from '../lib/details-values';
import { IntroductionField } from './introduction-field';
import { LinesField } from './lines-field';

/** Two columns where there is space. */
const grid = {
  display: 'grid',
  columnGap: 6,
  rowGap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};
const wide = { gridColumn: '1 / -1' };

interface DetailsFieldsProps {
  categories: CategoryOptions;
  onUploading: (uploading: boolean) => void;
}

/** Every field of a course but its publication. */
export function DetailsFields({ categories, onUploading }: DetailsFieldsProps) {
  const t = useT();
  const { values } = useFormikContext<DetailsValues>();
  const label = (field: DetailsField) => t(`courses.fields.${field}`);
  return (
    <>
      <Section title={t('details.sections.texts')}>
        <FormTextField name="course_name" label={label('course_name')} required />
        <FormTextField name="course_description" label={label('course_description')} multiline minRows={3} />
        <RichTextField name="course_info" label={label('course_info')} soon={false} required={false} />
        <Box sx={grid}>
          <CategoryField label={label('category_id')} categories={categories} />
          <FormTextField name="author" label={label('author')} />
          <FormTextField name="course_language" label={label('course_language')} select>
            <option value="">{t('courses.languages.none')}</option>
            {courseLanguages.map((language) => (
              <option key={language} value={language}>
                {t(`courses.languages.${language}`)}
              </option>
            ))}
          </FormTextField>
          <FormTextField name="level" label={label('level')} select>
            <option value="">{t('courses.levels.none')}</option>
            {courseLevels.map((level) => (
              <option key={level} value={level}>
                {t(`courses.levels.${level}`)}
              </option>
            ))}
          </FormTextField>
        </Box>
      </Section>
      <Section title={t('details.sections.learners')}>
        <LinesField name="what_you_learn" label={label('what_you_learn')} hint={t('details.hints.what_you_learn')} />
        <LinesField name="requirements" label={label('requirements')} hint={t('details.hints.requirements')} />
        <LinesField name="audience" label={label('audience')} hint={t('details.hints.audience')} />
      </Section>
      <Section title={t('details.sections.pictures')}>
        <IntroductionField />
        <BannerField onBusy={onUploading} />
      </Section>
      <Section title={t('details.sections.price')}>
        <Box sx={grid}>
          <FormTextField name="actual_price" label={label('actual_price')} required inputMode="decimal" />
          <FormTextField
            name="discounted_price"
            label={label('discounted_price')}
            required
            inputMode="decimal"
            hint={showsNoDiscount(values) ? t('courses.noDiscount') : undefined}
          />
          <Box sx={wide}>
            <FormCheckbox name="is_premium" label={label('is_premium')} />
            <FormCheckbox name="is_best_seller" label={label('is_best_seller')} />
          </Box>
          <Box sx={wide}>
            <RatingField />
          </Box>
        </Box>
      </Section>
      <Section title={t('details.sections.hindi')}>
        <FormTextField name="course_name_hi" label={label('course_name_hi')} hint={t('details.hints.hindi')} />
        <FormTextField name="course_description_hi" label={label('course_description_hi')} multiline minRows={3} />
      </Section>
    </>
  );
}
