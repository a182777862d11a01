import type { FastifyInstance } from 'fastify';
import { type CallLimits, createServiceClient, type ServiceClient } from './service-client';
import { httpLink, type ServiceLink } from './service-link';
import { createServiceTokens } from './service-tokens';

/** A service that calls others: all its clients send the same token. */
export interface ServiceCaller {
  auth: ServiceLink;
  clientOf<Paths extends object>(
    this: void,
    target: string,
    link: ServiceLink,
    limits?: CallLimits,
  ): ServiceClient<Paths>;
}

interface CallerOptions {
  /** Client id, which is the name of the service. */
  id: string;
  secret: string;
  auth: ServiceLink;
}

/** Its metrics are those of `app`. */
export function createServiceCaller(
  app: Pick<FastifyInstance, 'metrics'>,
  { id, secret, auth }: CallerOptions,
): ServiceCaller {
  const tokens = createServiceTokens({ auth, id, secret });
  return {
    auth,
    clientOf: (target, link, limits = {}) =>
      createServiceClient({ target, link, tokens, metrics: app.metrics, ...limits }),
  };
}

/** The same for a separate process, from its variables. */
export const openServiceCaller = (
  app: Pick<FastifyInstance, 'metrics'>,
  id: string,
  config: { AUTH_URL: string; SERVICE_SECRET: string },
): ServiceCaller => createServiceCaller(app, { id, secret: config.SERVICE_SECRET, auth: httpLink(config.AUTH_URL) });
