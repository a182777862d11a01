import type { FastifyInstance } from 'fastify';
import type { Access } from '../auth/access';

/** A registered route with its callers. */
export interface RouteEntry {
  method: string;
  /** The pattern, such as `/api/course/:id`. */
  path: string;
  access: Access | undefined;
  /** Whether the route is only for persons who may learn a course. */
  learns: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The course, from the validated request, that the caller must have access to. */
    learns?: (request: FastifyRequest) => number;
  }
  interface FastifyInstance {
    /** Every route of this process, in order of registration. */
    routeTable: readonly RouteEntry[];
  }
}

/** Keeps the list of routes that the access matrix is compared with. Call it before the first route. */
export function recordRoutes(app: FastifyInstance): void {
  const table: RouteEntry[] = [];
  app.decorate('routeTable', table);
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const one of [method].flat()) {
      // `HEAD` is answered as its `GET`, by the same callers.
      if (one === 'HEAD') continue;
      table.push({ method: one, path: url, access: config?.access, learns: config?.learns !== undefined });
    }
  });
}
