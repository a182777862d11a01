import { setTimeout as pause } from 'node:timers/promises';

/** The queue is polled every five seconds; work that is due earlier waits in its job. */
const queueInterval = 5_000;

/** When a job runs whose work is due after `delayMs`, by the real clock. */
export const dueAfter = (delayMs: number) => ({
  due_at: Date.now() + delayMs,
  runAt: new Date(Date.now() + Math.max(0, delayMs - queueInterval)),
});

export async function waitUntil(dueAt: number, signal: AbortSignal): Promise<void> {
  const left = dueAt - Date.now();
  if (left > 0) await pause(left, undefined, { signal });
}
