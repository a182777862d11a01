import { useT } from '@vidyapath/client/screens/use-t';
import { courseLevels } from '@vidyapath/http/course-levels';
import { FormCheckbox } from '@vidyapath/remote-kit/form-checkbox';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';
import { RichTextField } from '@vidyapath/remote-kit/rich-text-field';
import { Section } from '@vidyapath/remote-kit/section';
import { Box } from '@vidyapath/ui';
import { BannerField } from '../../../components/banner-field';
import { CategoryField } from '../../../components/category-field';
import { FieldGrid, wide } from '../../../components/field-grid';
import { LanguageField } from '../../../components/language-field';
import { PriceFields } from '../../../components/price-fields';
import { RatingField } from '../../../components/rating-field';
import type { CategoryOptions } from '../../../lib/use-category-options';
import type { DetailsField } from '../lib/details-values';
import { IntroductionField } from './introduction-field';
import { LinesField } from './lines-field';

interface DetailsFieldsProps {
  categories: CategoryOptions;
  onUploading: (uploading: boolean) => void;
}

/** Every field of a course but its publication. */
export function DetailsFields({ categories, onUploading }: DetailsFieldsProps) {
  const t = useT();
  const label = (field: DetailsField) => t(`courses.fields.${field}`);
  return (
    <>
      <Section title={t('details.sections.texts')}>
        <FormTextField name="course_name" label={label('course_name')} required />
        <FormTextField name="course_description" label={label('course_description')} multiline minRows={3} />
        <RichTextField name="course_info" label={label('course_info')} soon={false} required={false} />
        <FieldGrid>
          <CategoryField label={label('category_id')} categories={categories} />
          <FormTextField name="author" label={label('author')} />
          <LanguageField />
          <FormTextField name="level" label={label('level')} select>
            <option value="">{t('courses.levels.none')}</option>
            {courseLevels.map((level) => (
              <option key={level} value={level}>
                {t(`courses.levels.${level}`)}
              </option>
            ))}
          </FormTextField>
        </FieldGrid>
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
        <FieldGrid>
          <PriceFields />
          <Box sx={wide}>
            <FormCheckbox name="is_premium" label={label('is_premium')} />
            <FormCheckbox name="is_best_seller" label={label('is_best_seller')} />
          </Box>
          <Box sx={wide}>
            <RatingField />
          </Box>
        </FieldGrid>
      </Section>
      <Section title={t('details.sections.hindi')}>
        <FormTextField name="course_name_hi" label={label('course_name_hi')} hint={t('details.hints.hindi')} />
        <FormTextField name="course_description_hi" label={label('course_description_hi')} multiline minRows={3} />
      </Section>
    </>
  );
}
