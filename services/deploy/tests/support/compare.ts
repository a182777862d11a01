import { securityHeaders, tlsHeaders } from '@vidyapath/platform/edge-policy/security-headers';
import type { EdgeCase } from './edge-case';
import { type RawAnswer, send } from './raw-request';

const compared = [
  ...Object.keys(securityHeaders),
  ...Object.keys(tlsHeaders),
  'accept-ranges',
  'access-control-allow-origin',
  'allow',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-range',
  'content-type',
  'location',
  'retry-after',
  'server',
  'vary',
  'www-authenticate',
  'x-powered-by',
  'x-request-id',
  'x-total-count',
];

/** The differences between both answers to one request; `status`, `body` or `header <name>`. */
async function differences(
  edge: string,
  platform: string,
  { name, method, path, headers: given, body }: EdgeCase,
): Promise<{ found: string[]; statuses: [number, number]; text: string }> {
  const request = { method, path, body, headers: { ...given, 'x-request-id': 'comparison-of-both' } };
  const [one, other] = await Promise.all([send(edge, request), send(platform, request)]);
  const found = [
    ...(one.status === other.status ? [] : ['status']),
    ...compared.filter((header) => valueOf(one, header) !== valueOf(other, header)).map((header) => `header ${header}`),
    ...(sameBody(one, other) ? [] : ['body']),
  ];
  return {
    found,
    statuses: [one.status, other.status],
    text: `${name}\nedge: ${shown(one)}\nplatform: ${shown(other)}`,
  };
}

function valueOf({ status, headers }: RawAnswer, name: string): string | undefined {
  // A 304 need not have these.
  if (status === 304 && ['content-type', 'vary'].includes(name)) return undefined;
  return name === 'vary' ? headers[name]?.toLowerCase() : headers[name];
}

/** A readable form, for the report of a difference. */
function shown({ status, headers, body }: RawAnswer): string {
  return `${status} ${JSON.stringify(headers)} ${body.toString('utf8', 0, 300)}`;
}

function sameBody(one: RawAnswer, other: RawAnswer): boolean {
  return one.body.equals(other.body);
}

/** Reports differences that are not listed, and listed ones that do not occur; empty if all is as expected. */
export async function unlikeAnswers(edge: string, platform: string, cases: readonly EdgeCase[]): Promise<string[]> {
  const reports: string[] = [];
  for (const one of cases) {
    const { found, statuses, text } = await differences(edge, platform, one);
    const known: readonly string[] = one.differs?.in ?? [];
    const wrong = [
      ...found.filter((way) => !known.includes(way)),
      ...known.filter((way) => !found.includes(way)).map((way) => `${way} (alike)`),
    ];
    const otherStatuses = one.differs?.status && String(one.differs.status) !== String(statuses);
    if (wrong.length > 0 || otherStatuses) reports.push(`${wrong.join(', ')}: ${text}`);
  }
  return reports;
}
