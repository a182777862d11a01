import type { ClientErrorBody } from '@vidyapath/http/client-errors';
import type { ErrorKind } from '@vidyapath/http/support-names';
import type { ServiceError } from '@vidyapath/http/support-errors';

/** Failures of a browser or a service that are alike, as they are counted. */
export interface ErrorReport {
  slice: string;
  kind: ErrorKind;
  message: string;
  release: string;
  /** Whether the platform has this release; a browser can name any. */
  known: boolean;
  page: string | null;
  route: string | null;
  status: number | null;
  /** The newest first. */
  requestIds: readonly string[];
  /** Whom they hit, by account or address. */
  people: readonly string[];
  count: number;
}

export const reportOfBrowser = (
  { slice, kind, message, version, page }: ClientErrorBody,
  { requestId, person, known }: { requestId: string; person: string; known: boolean },
): ErrorReport => ({
  slice,
  kind,
  message,
  release: version,
  known,
  page,
  route: null,
  status: null,
  requestIds: [requestId],
  people: [person],
  count: 1,
});

export const reportOfService = (
  service: string,
  release: string,
  { method, route, status, count, request_ids, people }: ServiceError,
): ErrorReport => ({
  slice: service,
  kind: 'answer',
  message: `${method} ${route} answered ${status}`,
  release,
  known: true,
  page: null,
  route: `${method} ${route}`,
  status,
  requestIds: request_ids,
  people,
  count,
});
