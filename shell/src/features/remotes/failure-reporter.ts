import type { ClientErrorBody } from '@vidyapath/http/client-errors';
import { logFailure } from '../../lib/log';

/** Returns the request id of the report; undefined: the page has sent the most reports that it may. */
export type FailureReporter = (failure: {
  slice: string;
  version: string;
  kind: ClientErrorBody['kind'];
  cause: unknown;
}) => string | undefined;

/** Most reports of one page, in case it fails in a loop. */
const reportsMax = 10;

const textOf = (cause: unknown) =>
  (cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)).slice(0, 500) || 'unknown';

/** Reports to the platform that a slice failed in this browser. Sends nothing about the user. */
export function createFailureReporter(fetch: typeof window.fetch): FailureReporter {
  const reported = new Map<string, string>();
  return ({ slice, version, kind, cause }) => {
    const message = textOf(cause);
    const same = [slice, version, kind, message].join(' ');
    if (reported.has(same) || reported.size >= reportsMax) return reported.get(same);
    const requestId = crypto.randomUUID();
    reported.set(same, requestId);
    const body: ClientErrorBody = { slice, version, kind, message, page: window.location.pathname.slice(0, 300) };
    fetch('/api/client-errors', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json', 'x-request-id': requestId },
      body: JSON.stringify(body),
    }).catch((error: unknown) => logFailure('The failure could not be reported', error));
    return requestId;
  };
}
