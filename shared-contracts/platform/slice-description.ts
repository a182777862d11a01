import { roles } from '@vidyapath/http/roles';
import * as v from 'valibot';

/** They keep the list, which is in every page, and the sidebar small. */
export const sliceLimits = { routes: 40, navigation: 20, groups: 4 } as const;

/** Groups of the sidebar whose label, icon and place are the shell's. */
export const knownGroups = ['courses', 'helpdesk', 'reports'] as const;

/** Of 120 characters at most; labels and names have 60. */
const plainPattern = /^(?=.{1,120}$)\/(?:[a-z0-9][\w-]*(?:\/(?:[a-z0-9][\w-]*|:[a-z]\w*))*)?$/i;
const name = v.pipe(v.string(), v.regex(/^(?=.{1,60}$)[a-z]+(?:-[a-z]+)*$/));
const label = v.pipe(v.string(), v.regex(/^\S(?:.{0,58}\S)?$/u));
const words = v.object({ en: label, hi: label });
const order = v.number();
const access = v.union([v.literal('public'), v.pipe(v.array(v.picklist(roles)), v.nonEmpty())]);

const path = v.pipe(v.string(), v.regex(plainPattern, 'is no plain pattern'));

const RouteSchema = v.object({
  /** react-router pattern, without optional parts and stars. */
  path,
  /** Everybody, or the listed roles after signing in. */
  access,
  /** The site's frame, or that of signed-in users; `either`: the site's when signed out, else the other; since platform 2.5. */
  layout: v.picklist(['site', 'app', 'either']),
  /** A document of its own, entered and left by a full page load, so that its page can have a policy of its own. */
  document: v.optional(v.boolean()),
  /** Title of the document. */
  title: words,
});

const LinkSchema = v.object({
  /** One of {@link knownGroups}, or of the slice's own. */
  group: name,
  label: words,
  to: path,
  /** The smaller, the higher in its group. */
  order,
  /** Narrower than the route's; a user who may not open the route sees no link in any case. */
  access: v.optional(access),
});

const GroupSchema = v.object({ name, label: words, order });

type Item = typeof RouteSchema | typeof LinkSchema | typeof GroupSchema;

/** Each item is read separately: a wrong one does not affect others. */
const each = <Schema extends Item>(schema: Schema, max: number) =>
  v.pipe(
    v.fallback(v.optional(v.array(v.unknown()), []), []),
    v.transform((items) =>
      items.slice(0, max).flatMap((item): v.InferOutput<Schema>[] => {
        const { success, output } = v.safeParse(schema, item);
        return success ? [output] : [];
      }),
    ),
  );

/** Members by which a slice describes itself in `remote.json` and `/remotes.json`; wrong items are left out. */
export const descriptionMembers = {
  routes: each(RouteSchema, sliceLimits.routes),
  navigation: each(LinkSchema, sliceLimits.navigation),
  groups: each(GroupSchema, sliceLimits.groups),
};
const DescriptionSchema = v.object(descriptionMembers);

/** A slice's description in its `slice.json`. */
export type SliceDescription = v.InferOutput<typeof DescriptionSchema>;
export type SliceLink = SliceDescription['navigation'][number];
export type SliceGroup = SliceDescription['groups'][number];
/** In each language. */
export type Words = v.InferOutput<typeof words>;

/** The valid items of the input. */
export function parseDescription(input: unknown): SliceDescription {
  const { success, output } = v.safeParse(DescriptionSchema, input);
  return success ? output : { routes: [], navigation: [], groups: [] };
}

/** Members of a description with the schema of each of their items. */
export const itemSchemas = { routes: RouteSchema, navigation: LinkSchema, groups: GroupSchema } as const;
