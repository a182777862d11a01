import { ownAddress } from '@vidyapath/service-kit/domain/mail/mail-settings';
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
import { injectReader } from './server-pages/read-public';
import { createSitemap } from './server-pages/sitemap';
import { registerSitemap } from './server-pages/sitemap.routes';
import type { ReadPublic } from './server-pages/page-data';
import type { PageLimits } from './server-pages/sources';
import type { Services } from './services';

export interface PlatformAppOptions {
  config: Pick<PlatformConfig, 'APP_NAME' | 'LOG_LEVEL' | 'RATE_LIMIT_PER_MINUTE' | 'TRUST_PROXY'> &
    Partial<Pick<PlatformConfig, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'PUBLIC_URL'>>;
  frontEnd: FrontEnd;
  /** In logs and traces; the platform's by default. */
  name?: string;
  services: Pick<Services, 'mount'>;
  logStream?: Writable;
  siblings?: Siblings;
  /** In another process; else it is among the services. */
  support?: ServiceLink;
  /** The data of pages from services in other processes; else these are in this one. */
  read?: ReadPublic;
  pageLimits?: PageLimits;
  /** Connections of operators: only they are answered with figures and descriptions. Left out where an edge keeps those from visitors. */
  operators?: WeakSet<Socket>;
}

/** The whole platform on one server. Order: headers first, then services, then files for the browser. */
export async function createPlatformApp({
  config,
  frontEnd,
  name = config.APP_NAME,
  services,
  logStream,
  siblings,
  support,
  read,
  pageLimits,
  operators,
}: PlatformAppOptions): Promise<ServiceServer> {
  const app = await createServiceServer({
    name,
    config,
    notFound: (request, reply) => fallback.answer(request, reply),
    addHooks: (server) => {
      registerSecurityHeaders(server);
      refuseAmbiguousAddresses(server, (request, reply) => fallback.refuse(request, reply));
      if (operators) registerOperatorsOnly(server, operators);
    },
    ...(logStream ? { logStream } : {}),
    ...(siblings ? { siblings } : {}),
  });
  const slices = withoutEndedShares(frontEnd.slices, support ?? injectLink(app), frontEnd.warn);
  const origin = config.PUBLIC_URL && new URL(config.PUBLIC_URL).origin;
  const serverPages = {
    origin: () => origin ?? ownAddress(app),
    read: read ?? injectReader(app),
    ...(pageLimits && { limits: pageLimits }),
  };
  const served = { ...frontEnd, slices, serverPages };
  const fallback = createFallback(served);
  app.addHook('onClose', fallback.end);
  await services.mount(app);
  registerRemotes(app, served);
  registerSitemap(app, createSitemap({ ...serverPages, plainPaths: fallback.plainPaths }), serverPages.origin);
  return app;
}
