import type { ClientErrorBody } from '@vidyapath/http/client-errors';
import { addCounter } from '@vidyapath/service-kit/telemetry/metrics';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';

/** The reporter chooses the name, so the number of names is limited. */
const namesAtMost = 50;

/** Counts reports of slices that failed in a browser, for `/metrics`. */
export function countClientErrors(app: TypedApp): (error: Pick<ClientErrorBody, 'slice' | 'kind'>) => void {
  const names = new Set<string>();
  const count = addCounter(app, {
    name: 'client_errors_total',
    help: 'Failures of slices that browsers reported.',
    labels: ['slice', 'kind'],
  });
  return ({ slice, kind }) => {
    if (names.size < namesAtMost) names.add(slice);
    count({ slice: names.has(slice) ? slice : 'other', kind });
  };
}
