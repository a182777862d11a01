import { injectLink } from '@vidyapath/service-kit/client/inject-link';
import type { ServerErrorsTarget } from '@vidyapath/service-kit/telemetry/server-errors-at';
import type { FastifyInstance } from 'fastify';

/** Support on this server. All services of one process are of one release. */
export const serverErrorsOn = (app: FastifyInstance, release = 'unnamed'): ServerErrorsTarget => ({
  link: injectLink(app),
  release,
});
