import { createServiceServer, type ServiceServer, type Siblings } from '@vidyapath/service-kit/http/service-app';
import { injectLink } from '@vidyapath/service-kit/client/inject-link';
import type { ServiceLink } from '@vidyapath/service-kit/client/service-link';
import type { Socket } from 'node:net';
import type { Writable } from 'node:stream';
import { createFallback, registerRemotes } from './front-end/front-end.plugin';
import type { FrontEnd } from './front-end/shell-page';
import { registerOperatorsOnly } from './http/operators-only';
import { registerSecurityHeaders } from './http/security-headers';
import { refuseAmbiguousAddresses } from './http/unambiguous-addresses';
import type { PlatformConfig } from './platform-config';
import { withoutEndedShares } from './releases/ended-shares';
import type { Services } from './services';

export interface PlatformAppOptions {
  config: Pick<PlatformConfig, 'APP_NAME' | 'LOG_LEVEL' | 'RATE_LIMIT_PER_MINUTE' | 'TRUST_PROXY'> &
    Partial<Pick<PlatformConfig, 'OTEL_EXPORTER_OTLP_ENDPOINT'>>;
  frontEnd: FrontEnd;
  services: Pick<Services, 'mount'>;
  logStream?: Writable;
  siblings?: Siblings;
  /** In another process; else it is among the services. */
  support?: ServiceLink;
  /** Connections of operators: only they are answered with figures and descriptions. Left out where an edge keeps those from visitors. */
  operators?: WeakSet<Socket>;
}

/** The whole platform on one server. Order: headers first, then services, then files for the browser. */
export async function createPlatformApp({
  config,
  frontEnd,
  services,
  logStream,
  siblings,
  support,
  operators,
}: PlatformAppOptions): Promise<ServiceServer> {
  const app = await createServiceServer({
    name: config.APP_NAME,
    config,
    notFound: (request, reply) => fallback(request, reply),
    addHooks: (server) => {
      registerSecurityHeaders(server);
      refuseAmbiguousAddresses(server);
      if (operators) registerOperatorsOnly(server, operators);
    },
    ...(logStream ? { logStream } : {}),
    ...(siblings ? { siblings } : {}),
  });
  const slices = withoutEndedShares(frontEnd.slices, support ?? injectLink(app), frontEnd.warn);
  const served = { ...frontEnd, slices };
  const fallback = createFallback(served);
  await services.mount(app);
  registerRemotes(app, served);
  return app;
}
