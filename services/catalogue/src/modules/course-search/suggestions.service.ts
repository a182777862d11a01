import type { Suggestions, SuggestionsQuery } from '@vidyapath/http/course-search';
import { courseSearchLimits } from '@vidyapath/http/course-search-paths';
import { isNear } from '@vidyapath/service-kit/search/near-words';
import { slugOf } from '@vidyapath/http/slug';
import type { CourseReads } from '../../lib/lists/course-reads';
import { type SearchName, searchName } from '../../lib/search/search-name';
import { readingsOf } from '../../lib/search/search-words.repository';
import { findCategories, findNamedCourses, findNearCourses } from './suggestions.repository';

const most = { courses: 5, categories: 3, teachers: 3 };

/** What somebody who types `text` may look for: first what contains it, then what is near. */
export async function suggest(
  { db, teachers }: CourseReads,
  { q: text, lang }: SuggestionsQuery,
): Promise<Suggestions> {
  const q = text.trim();
  if (q.length < courseSearchLimits.suggestionMin) return { courses: [], categories: [], teachers: [] };
  const nameOf = (english: string, hindi: string): string => (lang === 'hi' && hindi) || english;
  const wanted = namedLike(q);
  const [named, categories, authors] = await Promise.all([
    findNamedCourses(db, q, most.courses),
    findCategories(db),
    teachers.list(),
  ]);
  const near = named.length < most.courses ? await nearCourses(db, q, named) : [];
  return {
    courses: [...named, ...near].slice(0, most.courses).map(({ course_id, course_name, course_name_hi }) => ({
      course_id,
      name: nameOf(course_name, course_name_hi),
      slug: slugOf(course_name),
    })),
    categories: wanted(
      categories,
      (one) => [one.category_name, one.category_name_hindi].map(searchName),
      most.categories,
    ).map(({ category_id, category_name, category_name_hindi }) => ({
      category_id,
      name: nameOf(category_name, category_name_hindi),
    })),
    teachers: wanted(authors, ({ search }) => [search], most.teachers).map(({ name, slug }) => ({ name, slug })),
  };
}

async function nearCourses(db: CourseReads['db'], q: string, named: readonly { course_id: number }[]) {
  const readings = await readingsOf(db, q);
  if (!readings || readings.near.some((words) => words.length === 0)) return [];
  return findNearCourses(
    db,
    readings.near,
    named.map(({ course_id }) => course_id),
    most.courses - named.length,
  );
}

/** The first of a list that have a name with the text in it, then those with a near word for each of its words. */
function namedLike(q: string) {
  const typed = searchName(q);
  const contains = ({ text }: SearchName) => text.includes(typed.text);
  const isLike = ({ sounds }: SearchName) =>
    typed.sounds.length > 0 && typed.sounds.every((one) => sounds.some((word) => isNear(one, word)));
  return <Row>(rows: readonly Row[], namesOf: (row: Row) => readonly SearchName[], limit: number): Row[] => {
    const literal = rows.filter((row) => namesOf(row).some(contains)).slice(0, limit);
    if (literal.length === limit) return literal;
    const near = rows.filter((row) => !namesOf(row).some(contains) && namesOf(row).some(isLike));
    return [...literal, ...near].slice(0, limit);
  };
}
