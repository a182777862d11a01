import { type AssetProblem, assetProblems } from '@vidyapath/http/lesson-names';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { addCounter, addGauge, addHistogram } from '@vidyapath/service-kit/telemetry/metrics';
import type { QueueFigures } from './encodings.repository';

export interface EncodingMetrics {
  queue: (figures: QueueFigures) => void;
  /** Whether this process encodes. */
  available: (encodes: boolean) => void;
  /** `ratio`: seconds of the lesson a second of work. */
  encoded: (run: 'first' | 'second', ratio: number) => void;
  failed: (problem: AssetProblem) => void;
}

export function createEncodingMetrics(app: TypedApp): EncodingMetrics {
  // All processes see the same queue: the highest value counts.
  const gauge = (name: string, help: string) => addGauge(app, { name, help, labels: [], aggregator: 'max' });
  const length = gauge('lesson_queue_length', 'Files that wait for an encoder.');
  const oldest = gauge('lesson_queue_oldest_seconds', 'Time since the oldest file that waits for an encoder arrived.');
  const available = gauge('lesson_encoder_available', '1: a process encodes, 0: none does.');
  const speed = addHistogram(app, {
    name: 'lesson_encoding_speed_ratio',
    help: 'Seconds of a lesson that are encoded a second, by run.',
    labels: ['run'],
    buckets: [0.25, 0.5, 1, 2, 4, 8, 16, 32],
    known: [{ run: 'first' }, { run: 'second' }],
  });
  const failures = addCounter(app, {
    name: 'lesson_failures_total',
    help: 'Files that became no lesson, by problem.',
    labels: ['problem'],
  });
  length({}, 0);
  oldest({}, 0);
  available({}, 0);
  for (const problem of assetProblems) failures({ problem }, 0);
  return {
    queue: (figures) => {
      length({}, figures.waiting);
      oldest({}, figures.oldest);
    },
    available: (encodes) => available({}, encodes ? 1 : 0),
    encoded: (run, ratio) => speed({ run }, ratio),
    failed: (problem) => failures({ problem }),
  };
}
