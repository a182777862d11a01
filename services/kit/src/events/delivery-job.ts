import { Type } from 'typebox';
import { CallFailed } from '../client/call-failed';
import { defineJob, JobFailedForGood } from '../jobs/job-kind';
import { EventSchema } from './event';
import type { Deliver } from './deliver';
import type { Subscriber } from './subscribers';

const payload = Type.Object({ subscriber: Type.String(), event: EventSchema });
/** With pauses of at most 15 minutes a subscriber may be unavailable for ten days. */
const maxAttempts = 1_000;
/** Replicas that were not started again yet may not know a new subscriber. */
const unknownFor = 24 * 3_600;

/** Sends one event to one subscriber. */
export function deliveryJob(subscribers: readonly Subscriber[], deliver: Deliver) {
  return defineJob({
    payload,
    maxAttempts,
    async run({ subscriber: name, event }, { ageSeconds, signal, log }) {
      const subscriber = subscribers.find((one) => one.name === name);
      if (!subscriber) {
        if (ageSeconds <= unknownFor) throw new Error(`${name} is no subscriber of this process.`);
        return log.warn(
          { subscriber: name, event: event.id },
          'an event is dropped: its subscriber is configured no more',
        );
      }
      try {
        await deliver(subscriber, event, signal);
      } catch (error) {
        if (isRefusal(error)) throw new JobFailedForGood(error.message, { cause: error });
        throw error;
      }
    },
  });
}

/** Statuses that refuse the event itself. Others concern the connection to the subscriber, such as a wrong secret or address. */
function isRefusal(error: unknown): error is CallFailed {
  if (!(error instanceof CallFailed) || error.outcome !== 'refused') return false;
  return [400, 413, 415, 422].includes(error.status ?? 0);
}
