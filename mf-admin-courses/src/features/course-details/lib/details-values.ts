import type { Course, CourseBody, CourseDetails } from '@vidyapath/http/course';
import { courseBody, type CourseValues, courseValues } from '../../../lib/course-values';

/** Values of the details page: the course form's, without Is Public, and what the specified form does not have. */
export interface DetailsValues extends Omit<CourseValues, 'is_public'> {
  what_you_learn: string[];
  requirements: string[];
  audience: string[];
  /** Empty: not said. */
  level: string;
  course_name_hi: string;
  course_description_hi: string;
}

export type DetailsField = keyof DetailsValues;
export type DetailsBody = Required<CourseDetails>;

const filledLines = (lines: readonly string[]) => lines.map((line) => line.trim()).filter((line) => line !== '');

export function detailsValues(course: Course): DetailsValues {
  const values: Partial<CourseValues> = courseValues(course);
  delete values.is_public;
  const { what_you_learn, requirements, audience, level, course_name_hi, course_description_hi } = course;
  return {
    ...(values as Omit<CourseValues, 'is_public'>),
    what_you_learn,
    requirements,
    audience,
    level: level ?? '',
    course_name_hi,
    course_description_hi,
  };
}

/** The values as they are sent and stored. */
export function detailsBody(values: DetailsValues): DetailsBody {
  const body: Partial<CourseBody> = courseBody({ ...values, is_public: false });
  delete body.is_public;
  return {
    ...(body as Omit<Required<CourseBody>, 'is_public'>),
    what_you_learn: filledLines(values.what_you_learn),
    requirements: filledLines(values.requirements),
    audience: filledLines(values.audience),
    level: values.level === '' ? null : (values.level as NonNullable<Course['level']>),
    course_name_hi: values.course_name_hi.trim(),
    course_description_hi: values.course_description_hi.trim(),
  };
}
