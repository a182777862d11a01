import { mismatches } from '@vidyapath/http/contract-shape';
import { problemType } from '@vidyapath/http/problems';
import type { Interaction, ServiceContract } from '@vidyapath/http/service-contract';
import type { ShellContract } from '@vidyapath/platform-api/shell-contract';
import type { Call } from './matching';

/** The expectations of a contract, one sentence for each part that a test can use; used parts have the same sentences. */
export const expectationsOf = (services: readonly ServiceContract[], shell?: ShellContract): string[] => [
  ...services.flatMap(({ provider, interactions }) =>
    interactions.flatMap((one) => [
      titleOf(provider, one),
      ...partsOf(one.request).map((part) => `${titleOf(provider, one)}: ${part}`),
    ]),
  ),
  ...(shell?.api ?? []).map(memberUse),
  ...(shell?.publishes ?? []).map((name) => eventUse('publishes', name)),
  ...(shell?.subscribes ?? []).map((name) => eventUse('subscribes', name)),
];

export const memberUse = (name: string): string => `shell: reads ${name}`;
export const eventUse = (of: 'publishes' | 'subscribes', name: string): string => `shell: ${of} ${name}`;

/** The parts of an interaction that a call has used, after it was answered as recorded. */
export const shownBy = (provider: string, one: Interaction, call: Call): string[] => {
  const sent = namesOf(call);
  const title = titleOf(provider, one);
  return [
    title,
    ...partsOf(one.request)
      .filter((part) => sent.includes(part))
      .map((part) => `${title}: ${part}`),
  ];
};

/** Whether an answer belongs to an interaction: answers with the same status differ by members, fields or last line. */
export async function isAnswered({ answer }: Interaction, response: Response): Promise<boolean> {
  if (response.status !== answer.status) return false;
  const { body, kind, fields = [], lastLine } = answer;
  if (!body && !kind && !lastLine && fields.length === 0) return true;
  const text = await response.text().catch(() => '');
  if (lastLine) return mismatches(lastLine, valueOf(text.trim().split('\n').at(-1) ?? '')).length === 0;
  const value = valueOf(text);
  const { type, errors = [] } = (value ?? {}) as { type?: unknown; errors?: { field: string }[] };
  const named = errors.map(({ field }) => field);
  if (kind && type !== problemType(kind)) return false;
  return (!body || mismatches(body, value).length === 0) && fields.every((field) => named.includes(field));
}

const titleOf = (provider: string, { title, request, answer }: Interaction) =>
  `${provider}: “${title}” (${request.method} ${request.path}, ${answer.status})`;

const partsOf = ({ query = {}, headers = {}, body = {}, upload }: Interaction['request']): string[] => [
  ...Object.keys(query).map((name) => `query ${name}`),
  ...Object.keys(headers).map((name) => `header ${name}`),
  ...Object.keys(body).map((name) => `member ${name}`),
  ...(upload ? [`file ${upload}`] : []),
];

const namesOf = ({ query, headers, body = {}, uploads }: Call): string[] => [
  ...query.map((name) => `query ${name}`),
  ...headers.map((name) => `header ${name}`),
  ...Object.keys(body).map((name) => `member ${name}`),
  ...uploads.map((name) => `file ${name}`),
];

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
