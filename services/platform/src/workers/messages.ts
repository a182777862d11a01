import type { MetricObject } from 'prom-client';
import type { PlatformConfig } from '../platform-config';

/** The settings that a worker needs to serve; the primary has prepared the rest. */
export interface WorkerSettings {
  /** With the address of the database that the primary has opened. */
  config: PlatformConfig & { DATABASE_URL: string };
  /** Folder with the slices' builds. */
  root: string;
  development: boolean;
}

/** Numbers of requests by client since the last message. */
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
