import { setTimeout as pause } from 'node:timers/promises';
import { CallFailed } from './call-failed';

const repetitionsMax = 2;
const firstPauseMs = 50;
const repeatedMethods = ['GET', 'HEAD', 'PUT', 'DELETE'];
const repeatedStatuses = [502, 503, 504];

/** Whether sending the request twice has the effect of once. */
export const isRepeatable = ({ method, headers }: Request): boolean =>
  repeatedMethods.includes(method) || headers.has('idempotency-key');

/**
 * Sends up to three times until an answer other than 502, 503 or 504, with a random pause before each repetition. When
 * `signal` fires, the last answer is returned.
 */
export async function repeatCall(
  send: () => Promise<Response>,
  { repeatable, signal }: { repeatable: boolean; signal: AbortSignal },
): Promise<Response> {
  for (let repetition = 0; ; repetition += 1) {
    const isLast = !repeatable || repetition === repetitionsMax;
    let last: Response | undefined;
    try {
      last = await send();
      if (isLast || !repeatedStatuses.includes(last.status)) return last;
    } catch (error) {
      if (isLast || signal.aborted || error instanceof CallFailed) throw error;
    }
    try {
      await pause(firstPauseMs * 2 ** repetition * (0.5 + Math.random()), undefined, { signal });
    } catch (error) {
      if (last) return last;
      throw error;
    }
  }
}
