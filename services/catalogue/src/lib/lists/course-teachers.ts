import type { Database } from '@vidyapath/service-kit/database/database';
import { slugOf } from '@vidyapath/http/slug';
import type { ContentVersion } from '../cache/content-version';
import { type SearchName, searchName } from '../search/search-name';
import { rowsOf } from './rows';

export interface Teacher {
  name: string;
  slug: string;
  /** Made once: of 20,000 names it takes 0.1 s. */
  search: SearchName;
}

/** Further authors are found by the courses that name them. */
const most = 20_000;

/** The authors of public courses, read once for each version of the content. */
export function createTeachers(db: Database, version: ContentVersion) {
  let known: { version: string; teachers: Promise<Teacher[]> } | undefined;
  const list = async (): Promise<Teacher[]> => {
    const current = await version.current();
    if (known?.version === current) return known.teachers;
    const teachers = readTeachers(db);
    known = { version: current, teachers };
    teachers.catch(() => {
      known = undefined;
    });
    return teachers;
  };
  /** Several people, or spellings of a name, may have one slug. */
  const authorsOf = async (slug: string): Promise<string[]> =>
    (await list()).filter((teacher) => teacher.slug === slug).map(({ name }) => name);
  return { list, authorsOf };
}

export type Teachers = ReturnType<typeof createTeachers>;

async function readTeachers(db: Database): Promise<Teacher[]> {
  const authors = db('courses')
    .distinct('author as name')
    .where('is_public', true)
    .whereRaw("trim(author) <> ''")
    .orderBy('name')
    .limit(most);
  return (await rowsOf<{ name: string }>(authors)).map(({ name }) => ({
    name,
    slug: slugOf(name),
    search: searchName(name),
  }));
}
