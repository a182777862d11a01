import { badRequest, conflict, type HttpProblem, unavailable } from '../http/errors';

interface CodedError extends Error {
  code?: string;
  constraint?: string;
}

const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '57P04',
  '57P05',
  '55P03',
  '40001',
  '40P01',
  '3D000',
  // A standby and a server with a full disk are read-only; a recovering server refuses other work too.
  '25006',
  '55000',
  // The server ended a transaction that took too long, or waited too long for its client.
  '25P03',
  '25P04',
]);
/** Connection, resources and system failures, and refused credentials: the caller can only try again later. */
const awayClasses = ['08', '28', '53', '58'];
const awayMessages =
  /Query read timeout|Connection terminated|timeout exceeded when trying to connect|Timeout acquiring a connection|timeout expired|not queryable|Client was closed/;
const badValueCodes = new Set(['22P02', '22003', '22021', '22P05', '22001', '22007', '22008']);

/** True when the failure means that the database cannot be reached or cannot serve now. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  if (!(error instanceof Error)) return false;
  const { code = '', message, name } = error as CodedError;
  return (
    awayCodes.has(code) ||
    (code.length === 5 && awayClasses.some((prefix) => code.startsWith(prefix))) ||
    name === 'KnexTimeoutError' ||
    awayMessages.test(message)
  );
}

/** True for a violation (`unique` 23505, `foreign-key` 23503, `check` 23514), of this constraint when one is named. */
export function isViolation(error: unknown, kind: 'unique' | 'foreign-key' | 'check', constraint?: string): boolean {
  if (!(error instanceof Error)) return false;
  const { code, constraint: violated } = error as CodedError;
  const expected = { unique: '23505', 'foreign-key': '23503', check: '23514' }[kind];
  return code === expected && (constraint === undefined || constraint === violated);
}

/** The one place where SQLSTATE becomes a status; undefined when the error is not the database's. */
export function problemOfDatabaseError(error: unknown): HttpProblem | undefined {
  if (isDatabaseAway(error)) return unavailable(2, undefined, error);
  if (isViolation(error, 'unique')) return conflict('already-exists', 'This already exists.');
  if (isViolation(error, 'foreign-key')) return conflict('in-use', 'This is in use, or what it refers to is gone.');
  if (error instanceof Error && badValueCodes.has((error as CodedError).code ?? '')) {
    return badRequest('', 'A value is not acceptable.');
  }
  return undefined;
}
