import type { Suggestions } from '@vidyapath/http/course-search';
import { cataloguePath, categoryAddress, shortCourseAddress, teacherAddress } from '@vidyapath/http/public-pages';

interface SearchOption {
  name: string;
  to: string;
}

export interface SearchGroup {
  kind: keyof Suggestions;
  options: readonly SearchOption[];
}

export const resultsAddress = (text: string): string =>
  text === '' ? cataloguePath : `${cataloguePath}?${new URLSearchParams({ q: text }).toString()}`;

/** The kinds of which something was found. */
export function groupsOf(found: Suggestions | undefined): SearchGroup[] {
  if (!found) return [];
  const groups: SearchGroup[] = [
    {
      kind: 'courses',
      options: found.courses.map(({ course_id, name, slug }) => ({
        name,
        to: `${shortCourseAddress(course_id)}-${slug}`,
      })),
    },
    {
      kind: 'categories',
      options: found.categories.map(({ category_id, name }) => ({ name, to: categoryAddress(category_id) })),
    },
    { kind: 'teachers', options: found.teachers.map(({ name, slug }) => ({ name, to: teacherAddress(slug) })) },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
