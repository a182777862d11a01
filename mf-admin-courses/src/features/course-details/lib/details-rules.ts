import { limits } from '@vidyapath/http/limits';
import { textLength } from '@vidyapath/http/text-length';
import { optionalAddress, optionalText, type RuleMessage } from '@vidyapath/remote-kit/rules';
import { array, string } from 'yup';
import { courseRules } from '../../../lib/course-form.schema';

const { nameMax, descriptionMax, infoMax, lineMax } = limits.course;

function lines(field: 'courses.fields.what_you_learn' | 'courses.fields.requirements' | 'courses.fields.audience') {
  const tooLong: RuleMessage = { key: 'rule.tooLong', field, values: { max: lineMax } };
  return array(string()).test('short', tooLong, (value = []) =>
    value.every((line = '') => textLength(line.trim()) <= lineMax),
  );
}

/** What a course that nobody sees yet may leave empty. */
const ofDraft = {
  course_description: optionalText('courses.fields.course_description', descriptionMax),
  video_path: optionalAddress('courses.fields.video_path'),
  course_info: optionalText('courses.fields.course_info', infoMax),
};

/** Rules of the details: those of the course form, but the rating may be left out. */
export const detailsRules = (isPublic: boolean) =>
  courseRules.omit(['rating']).shape({
    ...(!isPublic && ofDraft),
    what_you_learn: lines('courses.fields.what_you_learn'),
    requirements: lines('courses.fields.requirements'),
    audience: lines('courses.fields.audience'),
    course_name_hi: optionalText('courses.fields.course_name_hi', nameMax),
    course_description_hi: optionalText('courses.fields.course_description_hi', descriptionMax),
  });
