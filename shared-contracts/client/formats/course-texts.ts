import type { Language } from '@vidyapath/platform-api/i18n';

/** The text in the reader's language: the Hindi one on Hindi pages, where there is one. */
export const textIn = (language: Language, english: string, hindi?: string): string =>
  (language === 'hi' && hindi) || english;

interface CourseTexts {
  CourseName: string;
  CourseDescription: string;
  /** An older catalogue has none. */
  CourseNameHi?: string;
  CourseDescriptionHi?: string;
}

/** The course with its name and description in the reader's language. */
export const courseIn = <Course extends CourseTexts>(language: Language, course: Course): Course => ({
  ...course,
  CourseName: textIn(language, course.CourseName, course.CourseNameHi),
  CourseDescription: textIn(language, course.CourseDescription, course.CourseDescriptionHi),
});
