import { isClientProblem } from '@vidyapath/client/requests/client-problem';

/** Logs an unexpected failure, as the browser logs an uncaught error; the form shows its own message. */
export function logFailure(what: string, cause: unknown): void {
  const reason = isClientProblem(cause)
    ? `${cause.status} ${cause.detail} (request ${cause.requestId ?? 'unknown'})`
    : String(cause);
  globalThis.reportError(new Error(`${what}: ${reason}`, { cause }));
}
