import type { Socket } from 'node:net';
import { listen, listenForOperators } from '@vidyapath/service-kit/process/listen';
import type { ServiceServer, Siblings } from '@vidyapath/service-kit/http/service-app';
import { registerLiveReload } from './dev/live-reload';
import type { FrontEnd } from './front-end/shell-page';
import { createPlatformApp } from './platform-app';
import type { PlatformConfig } from './platform-config';
import type { Services } from './services';
import type { Teardown } from './teardown';

export interface ServeOptions {
  frontEnd: FrontEnd;
  root: string;
  services: Pick<Services, 'mount'>;
  development: boolean;
  siblings?: Siblings;
}

export interface Served {
  app: ServiceServer;
  url: string;
}

/** Serves the prepared platform on its port, and the routes for operators on theirs. */
export async function serve(config: PlatformConfig, options: ServeOptions, teardown: Teardown): Promise<Served> {
  const { development, root, ...parts } = options;
  const operators = new WeakSet<Socket>();
  const app = await createPlatformApp({ config, operators, ...parts });
  teardown.add(() => app.close());
  if (development) registerLiveReload(app, root);
  await listen(app, config);
  if (config.OPERATIONS_PORT !== undefined) await listenForOperators(app, config.OPERATIONS_PORT, operators);
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.PORT;
  const host = config.HOST.includes(':') ? `[${config.HOST}]` : config.HOST;
  return { app, url: `http://${host}:${port}` };
}
