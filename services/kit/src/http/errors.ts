import type { FieldError, LastChange } from '@vidyapath/http/problem';
import type { ProblemKind } from '@vidyapath/http/problems';

export interface HttpProblemOptions {
  /** Left out when the status is enough. */
  kind?: ProblemKind;
  errors?: FieldError[];
  lastChange?: LastChange;
  /** Further members of the body, such as the current price. */
  members?: Record<string, unknown>;
  headers?: Record<string, string>;
  /** The failure behind it; it is logged and never sent. */
  cause?: unknown;
}

/** An answer that is an RFC 9457 problem. `detail` is a sentence for the user. */
export class HttpProblem extends Error {
  readonly statusCode: number;
  readonly detail: string;
  readonly kind: ProblemKind | undefined;
  readonly errors: FieldError[] | undefined;
  readonly lastChange: LastChange | undefined;
  readonly members: Record<string, unknown> | undefined;
  readonly headers: Record<string, string>;

  constructor(statusCode: number, detail: string, options: HttpProblemOptions = {}) {
    super(detail, { cause: options.cause });
    this.name = 'HttpProblem';
    this.statusCode = statusCode;
    this.detail = detail;
    this.kind = options.kind;
    this.errors = options.errors;
    this.lastChange = options.lastChange;
    this.members = options.members;
    this.headers = options.headers ?? {};
  }
}

export function badRequest(field: string, detail: string, kind?: ProblemKind): HttpProblem {
  return badFields([{ field, detail }], kind);
}

export function badFields(errors: FieldError[], kind: ProblemKind = 'invalid-fields'): HttpProblem {
  return new HttpProblem(400, errors.map(({ detail }) => detail).join(' '), { kind, errors });
}

export function unauthorized(detail = 'Please log in first.', kind?: ProblemKind): HttpProblem {
  return new HttpProblem(401, detail, { ...(kind && { kind }), headers: { 'www-authenticate': 'Bearer' } });
}

/** For a token that was sent and is not valid (RFC 6750 section 3.1). */
export function invalidToken(detail: string, options: Pick<HttpProblemOptions, 'kind' | 'cause'> = {}): HttpProblem {
  return new HttpProblem(401, detail, { ...options, headers: { 'www-authenticate': 'Bearer error="invalid_token"' } });
}

export function forbidden(detail = "You don't have access to this.", kind?: ProblemKind): HttpProblem {
  return new HttpProblem(403, detail, kind && { kind });
}

export function notFound(detail = 'This was not found.'): HttpProblem {
  return new HttpProblem(404, detail);
}

export function conflict(kind: ProblemKind, detail: string, errors?: FieldError[]): HttpProblem {
  return new HttpProblem(409, detail, { kind, ...(errors && { errors }) });
}

export function preconditionFailed(present: Pick<HttpProblemOptions, 'lastChange' | 'members'> = {}): HttpProblem {
  const detail = 'Somebody else changed this in the meantime. Load it again, then repeat your change.';
  return new HttpProblem(412, detail, { kind: 'changed-meanwhile', ...present });
}

export function payloadTooLarge(detail = 'The request is too large.'): HttpProblem {
  return new HttpProblem(413, detail);
}

export function unsupportedMediaType(detail: string): HttpProblem {
  return new HttpProblem(415, detail);
}

/** `reason` is a sentence; the time to retry follows it. */
export function tooManyRequests(
  retryAfterSeconds: number,
  reason = 'Too many requests.',
  kind?: ProblemKind,
): HttpProblem {
  const detail = `${reason} Please try again in ${inWords(retryAfterSeconds)}.`;
  return new HttpProblem(429, detail, { ...(kind && { kind }), headers: retryAfter(retryAfterSeconds) });
}

export function unavailable(
  retryAfterSeconds = 2,
  detail = 'The service is not available at the moment. Please try again shortly.',
  cause?: unknown,
): HttpProblem {
  return new HttpProblem(503, detail, { headers: retryAfter(retryAfterSeconds), cause });
}

const wholeSeconds = (seconds: number): number => Math.max(1, Math.ceil(seconds));

function retryAfter(seconds: number): Record<string, string> {
  return { 'retry-after': String(wholeSeconds(seconds)) };
}

function inWords(seconds: number): string {
  const whole = wholeSeconds(seconds);
  const [count, unit] = whole < 90 ? [whole, 'second'] : [Math.ceil(whole / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
