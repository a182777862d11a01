import { useT } from '@vidyapath/client/screens/use-t';
import { courseLanguages } from '@vidyapath/http/course-languages';
import { FormTextField } from '@vidyapath/remote-kit/form-text-field';

/** The language of a course, of a form's field `course_language`. */
export function LanguageField() {
  const t = useT();
  return (
    <FormTextField name="course_language" label={t('courses.fields.course_language')} select>
      <option value="">{t('courses.languages.none')}</option>
      {courseLanguages.map((language) => (
        <option key={language} value={language}>
          {t(`courses.languages.${language}`)}
        </option>
      ))}
    </FormTextField>
  );
}
