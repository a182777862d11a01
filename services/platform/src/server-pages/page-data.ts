import { serverPageLimits, type ServerPage } from '@vidyapath/platform-api/server-page';

/** Reads an address below `/api/` as a visitor without a login. */
export type ReadPublic = (
  address: string,
  visit: { visitor: string; signal: AbortSignal },
) => Promise<{ status: number; text: string }>;

export type Values = Readonly<Record<string, string>>;

const idMax = 2_147_483_647;
const parameter = /:([a-z]\w*)(\.number)?/gi;

/** Names of the parameters in the addresses that are not the route's own. */
export function queryNames({ data }: ServerPage, path: string): string[] {
  const own = namesIn(path);
  const named = Object.values(data).flatMap(namesIn);
  return [...new Set(named)].filter((name) => !own.includes(name)).sort();
}

const namesIn = (template: string): string[] => [...template.matchAll(parameter)].map(([, name = '']) => name);

/** The address with its parameters; undefined when a part of its path has no usable value. */
export function addressWith(template: string, values: Values): string | undefined {
  const [path = '', query = ''] = template.split('?');
  const parts = path.split('/').map((part) => (part.startsWith(':') ? valueOf(part, values) : part));
  if (parts.includes(undefined)) return undefined;
  const asked = query.split('&').flatMap((pair) => {
    const [name = '', value = ''] = pair.split('=');
    const found = value.startsWith(':') ? valueOf(value, values) : value;
    return name && found !== undefined ? [`${name}=${found}`] : [];
  });
  return parts.join('/') + (asked.length > 0 ? `?${asked.join('&')}` : '');
}

function valueOf(part: string, values: Values): string | undefined {
  const [, name = '', isNumber] = [...part.matchAll(parameter)][0] ?? [];
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  // A path of dots would lead elsewhere.
  if (!value || /^\.+$/.test(value)) return undefined;
  if (!isNumber) return encodeURIComponent(value);
  const number = Number(/^\d{1,10}/.exec(value)?.[0]);
  return number <= idMax ? String(number) : undefined;
}

/**
 * JSON of all answers by name; `missing` when the first one is of nothing that visitors may see. A service refuses with 400 what can be no id or name:
 * that is missing too when the value stands in the path of the page.
 */
export async function readData(
  { data }: ServerPage,
  path: string,
  values: Values,
  { visitor, read, waitMs }: { visitor: string; read: ReadPublic; waitMs: number },
): Promise<{ json: string } | 'missing' | { failed: string }> {
  const signal = AbortSignal.timeout(waitMs);
  const named = Object.entries(data).map(([name, template]) => ({ name, address: addressWith(template, values) }));
  const [first] = named;
  if (first && first.address === undefined) return 'missing';
  const [firstTemplate = ''] = Object.values(data);
  const isOfPath = namesIn(path).some((name) => namesIn(firstTemplate).includes(name));
  const isMissing = (status: number): boolean => status === 404 || (isOfPath && status === 400);
  try {
    const answers = await Promise.all(
      named.map(async ({ name, address }, at) => {
        const { status, text } =
          address === undefined ? { status: 404, text: '' } : await read(address, { visitor, signal });
        return { name, address, status, text, isFirst: at === 0 };
      }),
    );
    if (answers.some(({ isFirst, status }) => isFirst && isMissing(status))) return 'missing';
    const wrong = answers.find(({ status, text }) => status !== 200 || text.length > serverPageLimits.dataCharacters);
    if (wrong) return { failed: `${wrong.address ?? wrong.name} answered ${wrong.status}` };
    return { json: `{${answers.map(({ name, text }) => `${JSON.stringify(name)}:${text}`).join(',')}}` };
  } catch (error) {
    return { failed: `its data: ${(error as Error).message}` };
  }
}
