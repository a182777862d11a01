import * as v from 'valibot';
import { shapeOf } from './page-addresses';
import { isReserved } from './reserved-paths';
import { ServerPageSchema } from './server-page';
import { itemSchemas, knownGroups, parseDescription, sliceLimits } from './slice-description';

/** The faults of a `slice.json`, for the output of its build. */
export function sliceFaults(input: unknown): string[] {
  const given = v.safeParse(v.record(v.string(), v.unknown()), input);
  if (!given.success) return ['it is no object'];
  const unknown = Object.keys(given.output).filter((key) => !Object.hasOwn(itemSchemas, key) && key !== '$schema');
  const items = (['routes', 'navigation', 'groups'] as const).flatMap((member) =>
    itemFaults(given.output, member, itemSchemas[member]),
  );
  const pages = itemFaults(given.output, 'routes', RouteOfServerSchema);
  const faults = [...unknown.map((key) => `${key} means nothing`), ...items, ...(items.length > 0 ? [] : pages)];
  return faults.length > 0 ? faults : togetherFaults(input);
}

/** Browsers do not read the member, so it is not in the schema of routes. */
const RouteOfServerSchema = v.object({ page: v.optional(ServerPageSchema) });

function itemFaults(
  input: Record<string, unknown>,
  member: keyof typeof itemSchemas,
  schema: v.GenericSchema<unknown>,
): string[] {
  const list = input[member] ?? [];
  if (!Array.isArray(list)) return [`${member} is no list`];
  if (list.length > sliceLimits[member]) return [`${member} has more than ${sliceLimits[member]} entries`];
  return list.flatMap((item, at) => {
    const { issues } = v.safeParse(schema, item);
    const where = issues && [`${member}[${at}]`, v.getDotPath(issues[0])].filter(Boolean).join('.');
    return issues ? [`${where}: ${JSON.stringify(issues[0].input)} ${issues[0].message}`] : [];
  });
}

function togetherFaults(input: unknown): string[] {
  const { routes, navigation, groups } = parseDescription(input);
  const shapes = routes.map(({ path }) => shapeOf(path));
  const names: readonly string[] = [...knownGroups, ...groups.map(({ name }) => name)];
  return [
    ...(routes.length === 0 ? ['it has no routes'] : []),
    ...routes
      .filter(({ path }, at) => shapes.indexOf(shapeOf(path)) !== at)
      .map(({ path }) => `${path} is there twice`),
    ...routes.filter(({ path }) => isReserved(path)).map(({ path }) => `${path} is never a slice’s`),
    ...routes
      .filter(({ access, layout }) => (access === 'public') === (layout === 'app'))
      .map(({ path, layout }) => `${path} is in the wrong layout: ${layout}`),
    ...names.filter((name, at) => names.indexOf(name) !== at).map((name) => `the group ${name} is there already`),
    ...navigation
      .filter(({ to }) => to.includes(':') || !shapes.includes(shapeOf(to)))
      .map(({ to }) => `the link to ${to} leads to no screen of the slice`),
    ...navigation
      .filter(({ group }) => !names.includes(group))
      .map(({ group }) => `the group ${group} is neither the shell’s nor the slice’s`),
  ];
}
