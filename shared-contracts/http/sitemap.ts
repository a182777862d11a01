import { Type, type Static } from 'typebox';

/** Public pages of the catalogue, for `sitemap.xml`. */
export const sitemapPaths = {
  sitemap: '/api/courseProgress/sitemap',
  sitemapPart: (part: number | string) => `/api/courseProgress/sitemap/${part}`,
} as const;

/** Ids of courses in a part: part 0 has the courses 1 to 4,999, part 1 those from 5,000 on. */
export const sitemapPartSize = 5_000;
export const sitemapPartMax = 429_496;
/** Categories and teachers; further ones are found by their courses. */
export const sitemapLimits = { categories: 5_000, teachers: 20_000 } as const;

/** When a page last changed. */
const changed = Type.String({ format: 'date-time' });

export const SitemapSchema = Type.Object({
  /** Those that have a public course. */
  parts: Type.Array(Type.Object({ part: Type.Integer(), changed })),
  /** Active ones that have a public course. */
  categories: Type.Array(Type.Object({ category_id: Type.Integer(), changed })),
  /** Authors of public courses, by the slug of their page. */
  teachers: Type.Array(Type.Object({ slug: Type.String(), changed })),
});
export type Sitemap = Static<typeof SitemapSchema>;

export const SitemapPartParamsSchema = Type.Object({ part: Type.Integer({ minimum: 0, maximum: sitemapPartMax }) });

/** The public courses of a part, by id. */
export const SitemapPartSchema = Type.Array(
  Type.Object({
    course_id: Type.Integer(),
    name: Type.String(),
    changed,
    /** Whether the course has a Hindi text, so that its page exists in both languages. */
    has_hindi: Type.Boolean(),
  }),
);
export type SitemapPart = Static<typeof SitemapPartSchema>;
