import type { FastifyInstance } from 'fastify';
import { forbidden, notFound } from '../../http/errors';
import type {} from '../../http/route-table';
import type { SessionUser } from '../../auth/session-user';
import { signedIn } from '../../auth/signed-in';
import type { DecideAccess } from './course-access';

/**
 * `missing` is said where the person must not see that the course exists.
 * @throws HttpProblem 404 or 403 `course-not-bought` when the person may not learn the course
 */
export async function assertLearns(
  decide: DecideAccess,
  person: Pick<SessionUser, 'id' | 'role'>,
  courseId: number,
  missing = 'This course does not exist.',
): Promise<void> {
  const decision = await decide(person, courseId);
  if (decision === 'unknown') throw notFound(missing);
  if (decision === 'not-bought') throw forbidden('You have not bought this course yet.', 'course-not-bought');
}

/** Answers 403 `course-not-bought`, or 404, on routes whose `config.learns` names a course that the caller may not learn. Call it before the routes. */
export function enforceLearning(app: FastifyInstance, decide: DecideAccess): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.learns && config.access === 'public')
      throw new Error(`${String(method)} ${url} is public and asks who may learn`);
  });
  app.addHook('preHandler', async (request) => {
    const { learns } = request.routeOptions.config;
    if (!learns) return;
    await assertLearns(decide, signedIn(request), learns(request));
  });
}
