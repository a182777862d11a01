import { limits } from '@vidyapath/http/limits';
import type { Translate } from '@vidyapath/platform-api/i18n';
import { mixed, object } from 'yup';
import { textRules } from '@vidyapath/remote-kit/text-rules';

/** Rules of the course form (specification section 5); the numbers are the server's. */
export function courseSchema(t: Translate) {
  const rules = textRules(t);
  const label = (field: string) => t(`courses.fields.${field}`);
  const { nameMax, descriptionMax, infoMax, authorMax } = limits.course;
  return object({
    course_name: rules.required(label('course_name'), nameMax),
    author: rules.optional(label('author'), authorMax),
    course_description: rules.required(label('course_description'), descriptionMax),
    video_path: rules.address(label('video_path')),
    rating: mixed()
      .nullable()
      .test('filled', t('rule.required', { field: label('rating') }), (value) => typeof value === 'number'),
    actual_price: rules.price(label('actual_price')),
    discounted_price: rules.price(label('discounted_price')),
    category_id: rules.choice(label('category_id')),
    course_info: rules.required(label('course_info'), infoMax),
  });
}
