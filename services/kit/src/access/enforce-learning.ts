import type { FastifyInstance } from 'fastify';
import { forbidden, unauthorized } from '../http/errors';
import type { MayLearn } from './course-access';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The course, from the validated request, that the caller must have access to. */
    learns?: (request: FastifyRequest) => number;
  }
}

/** Answers 403 `course-not-bought` on routes whose `config.learns` names a course that the caller may not learn. Call it before the routes. */
export function enforceLearning(app: FastifyInstance, mayLearn: MayLearn): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.learns && config.access === 'public')
      throw new Error(`${String(method)} ${url} is public and asks who may learn`);
  });
  app.addHook('preHandler', async (request) => {
    const { learns } = request.routeOptions.config;
    if (!learns) return;
    if (!request.user) throw unauthorized();
    if (!(await mayLearn(request.user, learns(request))))
      throw forbidden('You have not bought this course yet.', 'course-not-bought');
  });
}
