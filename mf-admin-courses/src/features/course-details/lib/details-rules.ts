import { limits } from '@vidyapath/http/limits';
import { textLength } from '@vidyapath/http/text-length';
import {
  optionalAddress,
  optionalText,
  requiredAddress,
  requiredChoice,
  requiredPrice,
  requiredText,
  type RuleMessage,
} from '@vidyapath/remote-kit/rules';
import { array, object, string } from 'yup';

const { nameMax, descriptionMax, infoMax, authorMax, lineMax } = limits.course;

function lines(field: 'courses.fields.what_you_learn' | 'courses.fields.requirements' | 'courses.fields.audience') {
  const tooLong: RuleMessage = { key: 'rule.tooLong', field, values: { max: lineMax } };
  return array(string()).test('short', tooLong, (value = []) =>
    value.every((line = '') => textLength(line.trim()) <= lineMax),
  );
}

/** Rules of the details: texts of a course that nobody sees yet may be empty. */
export function detailsRules(isPublic: boolean) {
  const text = isPublic ? requiredText : optionalText;
  const address = isPublic ? requiredAddress : optionalAddress;
  return object({
    course_name: requiredText('courses.fields.course_name', nameMax),
    author: optionalText('courses.fields.author', authorMax),
    course_description: text('courses.fields.course_description', descriptionMax),
    video_path: address('courses.fields.video_path'),
    actual_price: requiredPrice('courses.fields.actual_price'),
    discounted_price: requiredPrice('courses.fields.discounted_price'),
    category_id: requiredChoice('courses.fields.category_id'),
    course_info: text('courses.fields.course_info', infoMax),
    what_you_learn: lines('courses.fields.what_you_learn'),
    requirements: lines('courses.fields.requirements'),
    audience: lines('courses.fields.audience'),
    course_name_hi: optionalText('courses.fields.course_name_hi', nameMax),
    course_description_hi: optionalText('courses.fields.course_description_hi', descriptionMax),
  });
}
