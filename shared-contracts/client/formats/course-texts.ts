import type { Language } from '@vidyapath/platform-api/i18n';

/** The text in the reader's language: the Hindi one on Hindi pages, where there is one. */
export const textIn = (language: Language, english: string, hindi?: string): string =>
  (language === 'hi' && hindi) || english;

/** The titles of an order's items in the reader's language. */
export const titlesIn = (language: Language, items: readonly { title: string; title_hi?: string }[]): string =>
  items.map(({ title, title_hi }) => textIn(language, title, title_hi)).join(', ');

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
