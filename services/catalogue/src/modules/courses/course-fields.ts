import type { Course, CourseBody, CourseDetails, CourseDraft } from '@vidyapath/http/course';
import { limits } from '@vidyapath/http/limits';
import type { FieldError } from '@vidyapath/http/problem';
import { textLength } from '@vidyapath/http/text-length';
import { badFields } from '@vidyapath/service-kit/http/errors';
import { subjectOf } from '@vidyapath/service-kit/http/field-words';
import { sanitiseRichText } from '@vidyapath/service-kit/domain/rich-text/sanitise';
import { hasVisibleText } from '@vidyapath/service-kit/domain/rich-text/visible-text';
import type { CourseChanges, CourseFields, CourseRow } from './course-row';

const decimals = new RegExp(`^\\d+(\\.\\d{1,${limits.course.priceDecimals}})?$`);

/** The stored fields for a body that its schema accepts; throws a 400 for rules that a schema cannot express. */
export function courseFieldsOf(body: CourseBody): CourseFields {
  const info = sanitiseRichText(body.course_info);
  const errors = [...priceErrors(body), ...infoErrors(info)];
  if (info === undefined || errors.length > 0) throw badFields(errors);
  return {
    ...presentationOf(body),
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

export const draftFieldsOf = ({ course_name, category_id }: CourseDraft): CourseFields => ({
  course_name,
  course_description: '',
  course_info: '',
  course_language: '',
  banner_image: '',
  author: '',
  rating: '0',
  actual_price: '0',
  discounted_price: '0',
  is_premium: false,
  is_best_seller: false,
  is_public: false,
  video_path: '',
  category_id,
});

/** The columns that `details` change in a course; throws a 400 as {@link courseFieldsOf}, and for texts that a public course needs. */
export function detailsOf(details: CourseDetails, { is_public }: Pick<Course, 'is_public'>): CourseChanges {
  const { course_info, rating, actual_price, discounted_price, ...others } = details;
  const info = course_info === undefined ? undefined : sanitiseRichText(course_info);
  const isEmptyInfo = info !== undefined && !hasVisibleText(info);
  const errors = [
    ...priceErrors(details),
    ...(course_info === undefined || (isEmptyInfo && !is_public) ? [] : infoErrors(info)),
    ...(is_public ? emptyTextErrors(details) : []),
  ];
  if (errors.length > 0) throw badFields(errors);
  return {
    ...others,
    ...(info !== undefined && { course_info: isEmptyInfo ? '' : info }),
    ...(rating !== undefined && { rating: String(rating) }),
    ...(actual_price !== undefined && { actual_price: String(actual_price) }),
    ...(discounted_price !== undefined && { discounted_price: String(discounted_price) }),
  };
}

/** Members that are left out stay as they are. */
const presentationOf = ({
  what_you_learn,
  requirements,
  audience,
  level,
  course_name_hi,
  course_description_hi,
}: CourseBody): Partial<CourseFields> => ({
  ...(what_you_learn && { what_you_learn }),
  ...(requirements && { requirements }),
  ...(audience && { audience }),
  ...(level !== undefined && { level }),
  ...(course_name_hi !== undefined && { course_name_hi }),
  ...(course_description_hi !== undefined && { course_description_hi }),
});

function emptyTextErrors(details: CourseDetails): FieldError[] {
  const needed = ['course_name', 'course_description', 'video_path'] as const;
  return needed
    .filter((field) => details[field] === '')
    .map((field) => ({ field, detail: `${subjectOf(field)} must not be empty while the course is public.` }));
}

const copied = ' (copy)';

/** Of a copy, which nobody has rated or published, now or at a time. */
export function copyOf(row: CourseRow): CourseFields {
  const fields: CourseFields & Partial<CourseRow> = { ...row };
  delete fields.course_id;
  delete fields.publish_at;
  delete fields.updated_at;
  return {
    ...fields,
    course_name: [...row.course_name].slice(0, limits.course.nameMax - copied.length).join('') + copied,
    rating: '0',
    is_best_seller: false,
    is_public: false,
  };
}

/** Decimals are counted in the number's decimal form: `19.99 * 100` is no whole number in binary. */
function priceErrors(prices: Pick<CourseDetails, 'actual_price' | 'discounted_price'>): FieldError[] {
  const fields = ['actual_price', 'discounted_price'] as const;
  return fields
    .filter((field) => !decimals.test(String(prices[field] ?? 0)))
    .map((field) => ({
      field,
      detail: `${subjectOf(field)} must have at most ${limits.course.priceDecimals} decimals.`,
    }));
}

function infoErrors(info: string | undefined): FieldError[] {
  const field = 'course_info';
  if (info === undefined)
    return [{ field, detail: `${subjectOf(field)} has elements within elements deeper than can be read.` }];
  if (!hasVisibleText(info)) return [{ field, detail: `${subjectOf(field)} must have some text in it.` }];
  if (textLength(info) <= limits.course.infoMax) return [];
  return [{ field, detail: `${subjectOf(field)} must be at most ${limits.course.infoMax} characters long.` }];
}
