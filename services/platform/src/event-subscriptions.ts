import { injectLink } from '@vidyapath/service-kit/client/inject-link';
import type { Subscriber } from '@vidyapath/service-kit/events/subscribers';
import type { FastifyInstance } from 'fastify';
import type { ServiceName } from './edge-policy/paths';

/**
 * The types of events that each service receives. In separate processes
 * `EVENT_SUBSCRIBERS` of each publisher has the same types.
 */
export const eventSubscriptions: Readonly<Partial<Record<ServiceName, readonly string[]>>> = {
  catalogue: ['learning.review-summary-changed'],
  commerce: ['catalogue.course-changed', 'auth.user-changed', 'auth.user-erased'],
  learning: [
    'catalogue.course-changed',
    'catalogue.course-outline-changed',
    'commerce.access-changed',
    'auth.user-changed',
    'auth.user-erased',
  ],
  support: [
    'catalogue.course-changed',
    'auth.user-changed',
    'auth.user-erased',
    'commerce.access-changed',
    'commerce.order-paid',
    'commerce.refund-processed',
    'commerce.attention-raised',
    'learning.certificate-issued',
    'learning.review-changed',
    'learning.thread-answered',
    'learning.course-news',
  ],
};

/** The subscribers, all on this server. */
export const subscribersOn = (app: FastifyInstance): Subscriber[] =>
  Object.entries(eventSubscriptions).map(([name, types]) => ({ name, types, link: injectLink(app) }));
