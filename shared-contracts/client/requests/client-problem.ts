import type { FieldError, LastChange, Problem } from '@vidyapath/http/problem';
import { problemKindOf, type ProblemKind } from '@vidyapath/http/problems';
import { readJson } from './read-answer';

/** Any failure of a call, in one shape. `status` 0: no answer came (network lost, cancelled, unreadable). */
export interface ClientProblem {
  status: number;
  /** Its kind, if the service names one. */
  kind?: ProblemKind;
  detail: string;
  errors: FieldError[];
  requestId?: string;
  /** Of a 412: the change that was stored first, if known. */
  lastChange?: LastChange;
  /** Seconds to wait, from `Retry-After`. */
  retryAfter?: number;
}

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'detail' in value && typeof value.detail === 'string';

function retryAfterSeconds(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}

/** Reads the problem of an answer that is not ok; an answer without a problem still becomes a {@link ClientProblem}. */
export async function problemOf(response: Response): Promise<ClientProblem> {
  const body = await readJson(response).catch(() => undefined);
  const retryAfter = retryAfterSeconds(response);
  const kind = isProblem(body) && typeof body.type === 'string' ? problemKindOf(body.type) : undefined;
  return {
    status: response.status,
    ...(kind && { kind }),
    detail: isProblem(body) ? body.detail : '',
    errors: (isProblem(body) && body.errors) || [],
    ...(isProblem(body) && { requestId: body.requestId }),
    ...(isProblem(body) && body.lastChange && { lastChange: body.lastChange }),
    ...(retryAfter !== undefined && { retryAfter }),
  };
}

/** The problem of a call that got no answer. */
export const noAnswer = (error: unknown): ClientProblem => ({
  status: 0,
  detail: error instanceof Error ? error.message : String(error),
  errors: [],
});

export const isClientProblem = (value: unknown): value is ClientProblem =>
  typeof value === 'object' && value !== null && 'status' in value && 'errors' in value;

/** The reason of a rejected call, as a problem. */
export const asProblem = (error: unknown): ClientProblem => (isClientProblem(error) ? error : noAnswer(error));

/** Whole minutes until the call may be made again; 1 if the answer does not say it. */
export const minutesToWait = ({ retryAfter = 60 }: ClientProblem): number => Math.max(1, Math.ceil(retryAfter / 60));

/** Field errors by field name, the first of each, as Formik's `setErrors` takes them. */
export function fieldErrors(problem: ClientProblem): Record<string, string> {
  return Object.fromEntries([...problem.errors].reverse().map(({ field, detail }) => [field, detail]));
}
