import type { Registry } from 'prom-client';
import { addCounter, addHistogram } from '../telemetry/metrics';
import type { CallOutcome } from './call-failed';

/** Counts a call that began `startedAt` (of `performance.now()`). `route` is the pattern, never an address. */
export type RecordCall = (route: string, outcome: 'answered' | CallOutcome, startedAt: number) => void;

/** The clients of one process share the metrics and differ by label. */
export function createCallMetrics(target: string, metrics: Registry): RecordCall {
  const count = addCounter(
    { metrics },
    {
      name: 'service_calls_total',
      help: 'Calls to other services; outcome is answered, refused, unknown or not-sent.',
      labels: ['target', 'route', 'outcome'],
    },
  );
  const addTime = addHistogram(
    { metrics },
    {
      name: 'service_call_seconds',
      help: 'Time of calls to other services, with waiting and repetitions.',
      labels: ['target', 'route'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5],
    },
  );
  return (route, outcome, startedAt) => {
    count({ target, route, outcome });
    addTime({ target, route }, (performance.now() - startedAt) / 1_000);
  };
}
