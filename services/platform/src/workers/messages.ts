import type { MetricObject } from 'prom-client';
import type { PlatformConfig } from '../platform-config';

/** What a worker has to know to serve: the primary has prepared all the rest. */
export interface WorkerSettings {
  /** With the address of the database that the primary has opened. */
  config: PlatformConfig & { DATABASE_URL: string };
  root: string;
  development: boolean;
}

/** Requests by client, as many as came since the last message. */
export type Counts = [key: string, count: number][];

export type ToWorker =
  | { type: 'settings'; settings: WorkerSettings }
  | { type: 'counts'; counts: Counts }
  | { type: 'report'; id: number }
  | { type: 'metrics'; id: number; text: string }
  | { type: 'close' };

export type ToPrimary =
  | { type: 'hello' }
  | { type: 'ready'; url: string }
  | { type: 'failed'; lines: string[] }
  | { type: 'counts'; counts: Counts }
  | { type: 'report'; id: number; metrics: MetricObject[] }
  | { type: 'metrics'; id: number };
