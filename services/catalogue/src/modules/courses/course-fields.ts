import type { CourseBody } from '@vidyapath/http/course';
import { limits } from '@vidyapath/http/limits';
import type { FieldError } from '@vidyapath/http/problem';
import { textLength } from '@vidyapath/http/text-length';
import { badFields } from '@vidyapath/service-kit/http/errors';
import { subjectOf } from '@vidyapath/service-kit/http/field-words';
import { sanitiseRichText } from '@vidyapath/service-kit/domain/rich-text/sanitise';
import { hasVisibleText } from '@vidyapath/service-kit/domain/rich-text/visible-text';
import type { CourseFields } from './course-row';

const decimals = new RegExp(`^\\d+(\\.\\d{1,${limits.course.priceDecimals}})?$`);

/** The stored fields for a body that its schema accepts; throws a 400 for rules that a schema cannot express. */
export function courseFieldsOf(body: CourseBody): CourseFields {
  const info = sanitiseRichText(body.course_info);
  const errors = [
    ...priceErrors('actual_price', body.actual_price),
    ...priceErrors('discounted_price', body.discounted_price),
    ...infoErrors(info),
  ];
  if (info === undefined || errors.length > 0) throw badFields(errors);
  return {
    course_name: body.course_name,
    course_description: body.course_description,
    course_info: info,
    course_language: body.course_language ?? '',
    banner_image: body.banner_image ?? '',
    author: body.author ?? '',
    rating: String(body.rating),
    actual_price: String(body.actual_price),
    discounted_price: String(body.discounted_price),
    is_premium: body.is_premium ?? false,
    is_best_seller: body.is_best_seller ?? false,
    is_public: body.is_public ?? false,
    video_path: body.video_path,
    category_id: body.category_id,
  };
}

/** Decimals are counted in the number's decimal form: `19.99 * 100` is no whole number in binary. */
function priceErrors(field: string, price: number): FieldError[] {
  if (decimals.test(String(price))) return [];
  return [{ field, detail: `${subjectOf(field)} must have at most ${limits.course.priceDecimals} decimals.` }];
}

function infoErrors(info: string | undefined): FieldError[] {
  const field = 'course_info';
  if (info === undefined)
    return [{ field, detail: `${subjectOf(field)} has elements within elements deeper than can be read.` }];
  if (!hasVisibleText(info)) return [{ field, detail: `${subjectOf(field)} must have some text in it.` }];
  if (textLength(info) <= limits.course.infoMax) return [];
  return [{ field, detail: `${subjectOf(field)} must be at most ${limits.course.infoMax} characters long.` }];
}
