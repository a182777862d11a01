import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';

/** Adds a job that begins after `delayMs`, by the real clock. */
export type Later = (trx: Knex, kind: string, payload: object, delayMs?: number) => Promise<unknown>;

/** The queue is polled every five seconds; work that is due earlier waits in its job. */
const queueInterval = 5_000;

export const runAtFor = (delayMs: number): Date => new Date(Date.now() + Math.max(0, delayMs - queueInterval));

export async function waitUntil(dueAt: number, signal: AbortSignal): Promise<void> {
  const left = dueAt - Date.now();
  if (left > 0) await pause(left, undefined, { signal });
}
