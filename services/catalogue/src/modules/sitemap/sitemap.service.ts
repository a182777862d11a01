import { type Sitemap, sitemapLimits, type SitemapPart } from '@vidyapath/http/sitemap';
import { slugOf } from '@vidyapath/http/slug';
import type { CourseReads } from '../../lib/lists/course-reads';
import { findChangedAuthors, findChangedCategories, findChangedParts, findCoursesOfPart } from './sitemap.repository';

export async function readSitemap({ db }: CourseReads): Promise<Sitemap> {
  const [parts, categories, authors] = await Promise.all([
    findChangedParts(db),
    findChangedCategories(db, sitemapLimits.categories),
    findChangedAuthors(db, sitemapLimits.teachers),
  ]);
  const teachers = new Map<string, Date>();
  for (const { author, changed } of authors) {
    const slug = slugOf(author);
    const known = teachers.get(slug);
    if (!known || known < changed) teachers.set(slug, changed);
  }
  return {
    parts: parts.map(dated),
    categories: categories.map(dated),
    teachers: [...teachers].map(([slug, changed]) => dated({ slug, changed })),
  };
}

export async function readSitemapPart({ db }: CourseReads, part: number): Promise<SitemapPart> {
  return (await findCoursesOfPart(db, part)).map(dated);
}

const dated = <Row extends { changed: Date }>(row: Row) => ({ ...row, changed: row.changed.toISOString() });
