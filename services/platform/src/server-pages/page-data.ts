import type { Problem } from '@vidyapath/http/problem';
import { serverPageLimits, type ServerPage } from '@vidyapath/platform-api/server-page';
import { addressWith, hasPartOf, optionalNames, type Visit, withPage } from './data-addresses';

/** Reads an address below `/api/` as a visitor without a login. */
export type ReadPublic = (
  address: string,
  visit: { visitor: string; signal: AbortSignal },
) => Promise<{ status: number; text: string }>;

type Read = (address: string) => ReturnType<ReadPublic>;

/**
 * JSON of all answers by name; `missing` when the first one is of nothing that visitors may see. A service refuses with 400 what can be no id or name:
 * that is missing too when the value stands in the path of the page.
 */
export async function readData(
  { data, pageSizes }: ServerPage,
  visit: Visit,
  read: Read,
): Promise<{ json: string } | 'missing' | { failed: string }> {
  const [firstTemplate = ''] = Object.values(data);
  const isOfPath = hasPartOf(visit.path, firstTemplate);
  const isMissing = (status: number): boolean => status === 404 || (isOfPath && status === 400);
  try {
    const answers = await Promise.all(
      Object.entries(data).map(async ([name, template], at) => {
        const isFirst = at === 0;
        const asked = isFirst && pageSizes ? withPage(template, pageSizes, visit.values) : template;
        return { name, isFirst, ...(await readAnswer(asked, visit, read)) };
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

/** What of the page's query the service refuses is left out, as on the screens. */
async function readAnswer(
  template: string,
  visit: Visit,
  read: Read,
  refused: readonly string[] = [],
): Promise<{ address?: string; status: number; text: string }> {
  const address = addressWith(template, visit.values, refused);
  if (address === undefined) return { status: 404, text: '' };
  const answer = await read(address);
  if (answer.status !== 400) return { address, ...answer };
  const { errors = [] } = JSON.parse(answer.text) as Partial<Problem>;
  const left = optionalNames(template, visit.path).filter((name) => !refused.includes(name));
  const more = left.filter((name) => errors.some(({ field }) => field === name));
  return more.length === 0 ? { address, ...answer } : readAnswer(template, visit, read, [...refused, ...more]);
}
