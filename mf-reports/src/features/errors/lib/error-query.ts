import { limits } from '@vidyapath/http/limits';
import { errorStatuses } from '@vidyapath/http/support-names';
import type { Filters } from '@vidyapath/remote-kit/use-filters';
import { rangeFilters } from '../../../lib/use-day-report';

export const errorFilters = [...rangeFilters, 'slice', 'release', 'status'] as const;
export type ErrorFilter = (typeof errorFilters)[number];

const slicePattern = /^[a-z_-]{1,45}$/;

/** Slice, release and status of the URL; values that the server would refuse are left out. */
export function errorQuery({ slice, release, status }: Filters<ErrorFilter>['values']) {
  const known = release.trim();
  return {
    slice: slicePattern.test(slice) ? slice : undefined,
    release: known && known.length <= limits.clientError.releaseMax ? known : undefined,
    status: errorStatuses.find((one) => one === status),
  };
}
