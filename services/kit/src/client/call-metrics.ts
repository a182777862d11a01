import { Counter, Histogram, type Registry } from 'prom-client';
import type { CallOutcome } from './service-call-failed';

/** Counts a call that began `startedAt` (of `performance.now()`). `route` is the pattern, never an address. */
export type RecordCall = (route: string, outcome: 'answered' | CallOutcome, startedAt: number) => void;

/** The clients of one process share the metrics and differ by label. */
export function createCallMetrics(target: string, registry: Registry): RecordCall {
  const calls =
    (registry.getSingleMetric('service_calls_total') as Counter | undefined) ??
    new Counter({
      name: 'service_calls_total',
      help: 'Calls to other services; outcome is answered, refused, unknown or not-sent.',
      labelNames: ['target', 'route', 'outcome'],
      registers: [registry],
    });
  const seconds =
    (registry.getSingleMetric('service_call_seconds') as Histogram | undefined) ??
    new Histogram({
      name: 'service_call_seconds',
      help: 'Time of calls to other services, with waiting and repetitions.',
      labelNames: ['target', 'route'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5],
      registers: [registry],
    });
  return (route, outcome, startedAt) => {
    calls.inc({ target, route, outcome });
    seconds.observe({ target, route }, (performance.now() - startedAt) / 1_000);
  };
}
