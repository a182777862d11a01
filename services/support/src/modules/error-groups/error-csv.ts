import type { ErrorGroup } from '@vidyapath/http/support-errors';
import type { CsvCell } from '@vidyapath/service-kit/lists/csv';

export const csvHead = [
  'fingerprint',
  'slice',
  'message',
  'release',
  'count',
  'people',
  'first_seen',
  'last_seen',
  'status',
  'resolved_in',
  'page',
  'route',
  'request_ids',
];

export const csvRow = (group: ErrorGroup): CsvCell[] => [
  group.fingerprint,
  group.slice,
  group.message,
  group.release,
  group.count,
  group.people,
  group.first_seen,
  group.last_seen,
  group.status,
  group.resolved_in,
  group.sample.page,
  group.sample.route,
  group.sample.request_ids.join(' '),
];
