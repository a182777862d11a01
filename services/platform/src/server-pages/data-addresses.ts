import { serverPageLimits, type ServerPage } from '@vidyapath/platform-api/server-page';

export type Values = Readonly<Record<string, string>>;

/** A visit of a page: the pattern of its route, and the values of parameters. */
export interface Visit {
  path: string;
  values: Values;
}

const idMax = 2_147_483_647;
const parameter = /:([a-z]\w*)(\.number)?/gi;

const namesIn = (template: string): string[] => [...template.matchAll(parameter)].map(([, name = '']) => name);

/** Whether a parameter of the page's path stands in the address. */
export const hasPartOf = (path: string, template: string): boolean =>
  namesIn(path).some((name) => namesIn(template).includes(name));

/** What the query of a page's address says to its data, in an order of its own. */
export function queryValues({ data, pageSizes }: ServerPage, path: string, asked: URLSearchParams): Values {
  const own = namesIn(path);
  const names = [...new Set(Object.values(data).flatMap(namesIn))].filter((name) => !own.includes(name)).sort();
  const found = names.map((name) => [name, asked.get(name) ?? ''] as const);
  return {
    ...Object.fromEntries(found.filter(([, value]) => value && value.length <= serverPageLimits.valueCharacters)),
    ...(pageSizes && pageValues(pageSizes, asked)),
  };
}

function pageValues(pageSizes: readonly number[], asked: URLSearchParams): Values {
  const [usual, ...others] = pageSizes.map(String);
  const limit = others.find((size) => size === asked.get('limit'));
  const page = /^[1-9]\d{0,5}$/.exec(asked.get('page') ?? '')?.[0];
  return { ...(limit && limit !== usual && { limit }), ...(page && page !== '1' && { page }) };
}

/** The address with its parameters, without those of `refused`; undefined when a part of its path has no usable value. */
export function addressWith(template: string, values: Values, refused: readonly string[] = []): string | undefined {
  const [path = '', query = ''] = template.split('?');
  const parts = path.split('/').map((part) => (part.startsWith(':') ? valueOf(part, values) : part));
  if (parts.includes(undefined)) return undefined;
  const asked = pairsOf(query).flatMap(({ name, value }) => {
    const found = value.startsWith(':') ? valueOf(value, values) : value;
    return found !== undefined && !refused.includes(name) ? [`${name}=${found}`] : [];
  });
  return parts.join('/') + (asked.length > 0 ? `?${asked.join('&')}` : '');
}

/** The address of a list with the rows that `page` and `limit` choose. */
export function withPage(template: string, pageSizes: readonly number[], { limit, page = '1' }: Values): string {
  const size = Number(limit ?? pageSizes[0]);
  return `${template}${template.includes('?') ? '&' : '?'}limit=${size}&offset=${(Number(page) - 1) * size}`;
}

/** Names in the query of the address whose values come from the query of the page. */
export function optionalNames(template: string, path: string): string[] {
  const own = namesIn(path);
  return pairsOf(template.split('?')[1]).flatMap(({ name, value }) => {
    const [ofPage] = namesIn(value);
    return ofPage && !own.includes(ofPage) ? [name] : [];
  });
}

const pairsOf = (query = ''): { name: string; value: string }[] =>
  query.split('&').flatMap((pair) => {
    const [name, value = ''] = pair.split('=');
    return name ? [{ name, value }] : [];
  });

function valueOf(part: string, values: Values): string | undefined {
  const [, name = '', isNumber] = [...part.matchAll(parameter)][0] ?? [];
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  // A path of dots would lead elsewhere.
  if (!value || /^\.+$/.test(value)) return undefined;
  if (!isNumber) return encodeURIComponent(value);
  const number = Number(/^\d{1,10}/.exec(value)?.[0]);
  return number <= idMax ? String(number) : undefined;
}
