import { courseAddress } from '@vidyapath/http/course-address';
import { categoryAddress, teacherAddress } from '@vidyapath/http/public-pages';
import { sitemapPartMax, sitemapPaths, SitemapPartSchema, SitemapSchema } from '@vidyapath/http/sitemap';
import { unavailable } from '@vidyapath/service-kit/http/errors';
import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { type SentPage, sentPage } from '../front-end/sent-page';
import { linkIn } from './checked-page';
import { createPageCache } from './page-cache';
import type { ReadPublic } from './page-data';

interface SitemapOptions {
  origin: () => string;
  read: ReadPublic;
  /** Paths of pages that have no data of their own in an address. */
  plainPaths: () => Promise<readonly string[]>;
}

interface Listed {
  path: string;
  /** Left out for pages that change with a release. */
  changed?: string;
  hasHindi: boolean;
}

const kept = { milliseconds: 60_000, entries: 50, bytes: 32 * 1_024 * 1_024 };
const readWithinMs = 10_000;
const start = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** Writes `sitemap.xml`, an index, and its parts, which have at most 50,000 addresses each: those of 5,000 courses in two languages, and fewer others. */
export function createSitemap({ origin, read, plainPaths }: SitemapOptions) {
  const files = createPageCache<SentPage | undefined>(kept, (file) => file?.bytes);

  const readAs = async <Schema extends TSchema>(
    schema: Schema,
    address: string,
    visitor: string,
  ): Promise<Static<Schema>> => {
    try {
      const { status, text } = await read(address, { visitor, signal: AbortSignal.timeout(readWithinMs) });
      if (status !== 200) throw new Error(`${address} answered ${status}`);
      return Value.Parse(schema, JSON.parse(text));
    } catch (cause) {
      throw unavailable(60, 'The list of pages cannot be read at the moment.', cause);
    }
  };

  async function index(visitor: string): Promise<string> {
    const { parts, teachers } = await readAs(SitemapSchema, sitemapPaths.sitemap, visitor);
    const names = [
      { name: 'pages', changed: undefined },
      ...(teachers.length > 0 ? [{ name: 'teachers', changed: undefined }] : []),
      ...parts.map(({ part, changed }) => ({ name: `courses-${part}`, changed })),
    ];
    const entries = names.map(
      ({ name, changed }) => `<sitemap><loc>${origin()}/sitemap-${name}.xml</loc>${lastModified(changed)}</sitemap>`,
    );
    return `${start}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`;
  }

  async function listed(name: string, visitor: string): Promise<readonly Listed[]> {
    const [, part] = /^courses-(\d{1,6})$/.exec(name) ?? [];
    if (part) {
      if (Number(part) > sitemapPartMax) return [];
      const courses = await readAs(SitemapPartSchema, sitemapPaths.sitemapPart(part), visitor);
      return courses.map(({ has_hindi: hasHindi, changed, ...course }) => ({
        path: courseAddress(course),
        changed,
        hasHindi,
      }));
    }
    const { categories, teachers } = await readAs(SitemapSchema, sitemapPaths.sitemap, visitor);
    if (name === 'teachers')
      return teachers.map(({ slug, changed }) => ({ path: teacherAddress(slug), changed, hasHindi: true }));
    const plain = (await plainPaths()).map((path) => ({ path, hasHindi: true }));
    const ofCategories = categories.map(({ category_id: id, changed }) => ({
      path: categoryAddress(id),
      changed,
      hasHindi: true,
    }));
    return [...plain, ...ofCategories];
  }

  async function part(name: string, visitor: string): Promise<SentPage | undefined> {
    const pages = await listed(name, visitor);
    if (pages.length === 0) return undefined;
    const entries = pages.flatMap((page) => entriesOf(page, origin()));
    const xml = `${start}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
    return sentPage(xml);
  }

  return {
    index: (visitor: string) => files.get('', async () => sentPage(await index(visitor))),
    /** Undefined when it has no page. */
    part: (name: string, visitor: string) => files.get(name, () => part(name, visitor)),
  };
}

/** One for each language, each with all. */
function entriesOf({ path, changed, hasHindi }: Listed, origin: string): string[] {
  const english = escaped(origin + path);
  if (!hasHindi) return [`<url><loc>${english}</loc>${lastModified(changed)}</url>`];
  const hindi = escaped(origin + linkIn('hi', path));
  const alternates = [
    ['en', english],
    ['hi', hindi],
    ['x-default', english],
  ].map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`);
  return [english, hindi].map((loc) => `<url><loc>${loc}</loc>${lastModified(changed)}${alternates.join('')}</url>`);
}

const lastModified = (changed: string | undefined): string => (changed ? `<lastmod>${changed}</lastmod>` : '');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
