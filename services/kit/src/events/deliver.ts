import type { SentEvent } from './event';
import type { Subscriber } from './subscribers';

/** Brings an event to a subscriber; rejects where it was not taken, with the answer's `status` where there was one. */
export type Deliver = (subscriber: Subscriber, event: SentEvent, signal: AbortSignal) => Promise<void>;
