import { isClientProblem } from '@vidyapath/client/requests/client-problem';

/** Reports an unexpected failure to the browser's error reporting, which logs it; the form shows its own message. */
export function reportFailure(what: string, cause: unknown): void {
  const reason = isClientProblem(cause)
    ? `${cause.status} ${cause.detail} (request ${cause.requestId ?? 'unknown'})`
    : String(cause);
  globalThis.reportError(new Error(`${what}: ${reason}`, { cause }));
}
