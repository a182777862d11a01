import * as v from 'valibot';
import type { Language } from './i18n';

export const serverPageLimits = {
  /** Requests for the data of one page. */
  addresses: 4,
  /** Of `page.js`. */
  codeBytes: 1_048_576,
  /** Of the page's own HTML, styles and data for machines together. */
  contentCharacters: 1_048_576,
  /** Of one answer with data. */
  dataCharacters: 1_048_576,
  /** A longer one ends with an ellipsis. */
  titleCharacters: 150,
  descriptionCharacters: 300,
  /** A longer value of the address counts as missing. */
  valueCharacters: 200,
  /** Rows of a list on one page. */
  pageSize: 100,
} as const;

const word = '[\\w~-][\\w.~-]*';
const parameter = ':[a-zA-Z]\\w*(?:\\.number)?';
const asked = `[a-zA-Z]\\w*=(?:[\\w,.~-]+|${parameter})`;
const address = `^/api(?:/(?:${word}|${parameter}))+/?(?:\\?${asked}(?:&${asked})*)?$`;

const AddressSchema = v.pipe(v.string(), v.maxLength(300), v.regex(new RegExp(address), 'is no address of data'));

/**
 * Member `page` of a route in `slice.json`: the platform composes its page from what the slice's `page.js` says, and from these data, by name.
 * An address is below `/api/` and answers without a login. `:courseId` stands for a parameter of the route or else of the query;
 * `:courseId.number` for the number at its beginning, `4` of `4-ohms-law`. A parameter of the query that is missing is left out with its name.
 * When the first address answers 404, so does the page; also when it refuses a parameter of the route with 400. A parameter of the query that is refused
 * is left out.
 */
export const ServerPageSchema = v.object({
  data: v.pipe(
    v.record(v.pipe(v.string(), v.regex(/^[a-z]\w{0,39}$/i, 'is no name of data')), AddressSchema),
    v.check((data) => Object.keys(data).length <= serverPageLimits.addresses, 'has too many addresses'),
  ),
  /** The first address is a list: `limit` of the query, one of these or else the first, and `page` become its `limit` and `offset`. */
  pageSizes: v.optional(
    v.pipe(
      v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(serverPageLimits.pageSize))),
      v.minLength(1),
    ),
  ),
});
export type ServerPage = v.InferOutput<typeof ServerPageSchema>;

export interface PageInput {
  /** Pattern of the route, as in `slice.json`. */
  path: string;
  /** Of the pattern, as in the address: `4-ohms-law`. */
  params: Readonly<Record<string, string>>;
  /** Only the parameters of the query that an address of the data names; `page` and `limit` of a list unless they are the first. */
  query: Readonly<Record<string, string>>;
  language: Language;
  appName: string;
  /** Such as `https://learn.example`. Addresses of this platform in links, images and data for machines may begin with it or with `/`. */
  origin: string;
  /** Answers by name, as JSON was read. */
  data: Readonly<Record<string, unknown>>;
}

const OwnPathSchema = v.pipe(v.string(), v.maxLength(500), v.regex(/^\/(?![/\\])[^\s"'<>\\#]*$/, 'is no own path'));

/** What `page.js` says about one page. The platform escapes texts, and makes the addresses absolute. */
export const PageDescriptionSchema = v.object({
  /** Without the product's name, which the platform adds as the shell does; empty: the product's name alone. */
  title: v.string(),
  description: v.string(),
  /** Own path of the page without `lang`, such as `/course/course-content/4-ohms-law`. */
  canonical: OwnPathSchema,
  /** Own paths of the pages of a list before and after this one. */
  previous: v.optional(OwnPathSchema),
  next: v.optional(OwnPathSchema),
  /** False when its content has no Hindi text: then the English address is canonical for both. */
  alternates: v.boolean(),
  /** Picture of 1200 × 630 for links that people share: an own path or an https address. Without one it is the product's. */
  image: v.optional(v.string()),
  jsonLd: v.array(v.record(v.string(), v.unknown())),
  /** The first view, of `h1`, `h2`, `p`, `ul`, `li`, `a` and `img`, with `class`, `style` and what links and images need. Own links stay in the page's language. */
  html: v.string(),
  /** Rules for it, without `@import`, addresses and `<`. They go with it when the slice takes over. */
  css: v.optional(v.string()),
  /** Own path without query: a visitor of an outdated address is sent there with 301. */
  redirect: v.optional(OwnPathSchema),
});
export type PageDescription = v.InferInput<typeof PageDescriptionSchema>;

/** The one export of a slice's `src/page.ts`: pure, and at once. `undefined`: there is no such page, 404. */
export type DescribePage = (input: PageInput) => PageDescription | undefined;
