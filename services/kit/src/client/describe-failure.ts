import { QueueFullError } from '../queue/work-queue';
import { CallFailed } from './call-failed';

/** Failures of a connection that was never made. */
const unconnected = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

/** The failure of a call by its thrown error; `wasSent`: whether any attempt may have reached the service. */
export function describeFailure(target: string, error: unknown, wasSent: boolean): CallFailed {
  if (error instanceof CallFailed) return error;
  const outcome = wasSent ? 'unknown' : 'not-sent';
  return new CallFailed(target, reasonOf(error), { outcome, cause: error });
}

function reasonOf(error: unknown): string {
  if (error instanceof QueueFullError) return 'Too many calls wait already.';
  const { name = '' } = (error ?? {}) as { name?: string };
  const isLate = ['TimeoutError', 'AbortError'].includes(name);
  return isLate ? 'There was no answer in time.' : 'The connection failed.';
}

/** Whether the request cannot have reached the service. */
export function isUnconnected(error: unknown): boolean {
  const { cause } = error as { cause?: unknown };
  const errors = cause instanceof AggregateError ? (cause.errors as unknown[]) : [cause];
  return errors.every((one) => unconnected.includes((one as { code?: string } | undefined)?.code ?? ''));
}
