import type { ServiceCaller } from '../client/service-caller';
import type { ServiceClient } from '../client/service-client';
import type { SentEvent } from './event';
import type { Subscriber } from './subscribers';

/** Sends an event to a subscriber; rejects with a `CallFailed` unless it was accepted. */
export type Deliver = (subscriber: Subscriber, event: SentEvent, signal: AbortSignal) => Promise<void>;

/** Each service has its own, so that events can be delivered to several services of one process. */
export const eventsPath = '/internal/{service}/events';

type SubscriberPaths = Record<
  typeof eventsPath,
  {
    post: {
      parameters: { path: { service: string } };
      requestBody: { content: { 'application/json': SentEvent } };
      responses: { 204: { content?: never } };
    };
  }
>;

const timeoutMs = 5_000;

/** Posts events with the token of the service that publishes them. */
export function createDeliver({ clientOf }: Pick<ServiceCaller, 'clientOf'>): Deliver {
  const clients = new WeakMap<Subscriber, ServiceClient<SubscriberPaths>>();
  return async (subscriber, body, signal) => {
    const { name, link } = subscriber;
    const client = clients.get(subscriber) ?? clientOf<SubscriberPaths>(name, link, { timeoutMs });
    clients.set(subscriber, client);
    await client.POST(eventsPath, { params: { path: { service: name } }, body, signal });
  };
}
