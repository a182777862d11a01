import type { Worker } from 'node:cluster';
import { AggregatorRegistry, type MetricObject } from 'prom-client';
import type { ToPrimary, ToWorker } from './messages';

type Report = Extract<ToPrimary, { type: 'report' }>;

/** A worker that does not send its figures in this time is left out. */
const timeoutMs = 1_000;

/** Figures of all workers as one text, since a scrape reaches any one of them. */
export function createMetricsGathering(workers: () => readonly Worker[]) {
  const open = new Map<number, { metrics: Map<Worker, MetricObject[]>; wanted: number; done: () => void }>();
  let asked = 0;
  return {
    ask: async (): Promise<string> => {
      asked += 1;
      const id = asked;
      const metrics = new Map<Worker, MetricObject[]>();
      const all = workers().filter((worker) => worker.isConnected());
      await new Promise<void>((done) => {
        open.set(id, { metrics, wanted: all.length, done });
        for (const worker of all) worker.send({ type: 'report', id } satisfies ToWorker);
        setTimeout(done, timeoutMs).unref();
      });
      open.delete(id);
      return AggregatorRegistry.aggregate([...metrics.values()]).metrics();
    },
    take: (worker: Worker, { id, metrics }: Report): void => {
      const gathering = open.get(id);
      gathering?.metrics.set(worker, metrics);
      if (gathering && gathering.metrics.size === gathering.wanted) gathering.done();
    },
  };
}
