import { limits } from '@vidyapath/http/limits';
import {
  optionalText,
  requiredAddress,
  requiredChoice,
  requiredPrice,
  requiredText,
  type RuleMessage,
} from '@vidyapath/remote-kit/rules';
import { mixed, object } from 'yup';

const { nameMax, descriptionMax, infoMax, authorMax } = limits.course;
const ratingMissing: RuleMessage = { key: 'rule.required', field: 'courses.fields.rating' };

/** Rules of the course form; the numbers are the server's. */
export const courseRules = object({
  course_name: requiredText('courses.fields.course_name', nameMax),
  author: optionalText('courses.fields.author', authorMax),
  course_description: requiredText('courses.fields.course_description', descriptionMax),
  video_path: requiredAddress('courses.fields.video_path'),
  rating: mixed()
    .nullable()
    .test('filled', ratingMissing, (value) => typeof value === 'number'),
  actual_price: requiredPrice('courses.fields.actual_price'),
  discounted_price: requiredPrice('courses.fields.discounted_price'),
  category_id: requiredChoice('courses.fields.category_id'),
  course_info: requiredText('courses.fields.course_info', infoMax),
});
