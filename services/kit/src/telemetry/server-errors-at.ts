import { internalPaths } from '@vidyapath/http/internal-paths';
import type { ServiceErrorsBody } from '@vidyapath/http/support-errors';
import type { FastifyInstance } from 'fastify';
import type { ServiceCaller } from '../client/service-caller';
import { httpLink, type ServiceLink } from '../client/service-link';
import { reportServerErrors } from './server-errors';

type Paths = Record<
  typeof internalPaths.serverErrors,
  {
    post: {
      requestBody: { content: { 'application/json': ServiceErrorsBody } };
      responses: { 204: { content?: never } };
    };
  }
>;

/** The address of support, and the release of the reporting service. */
export interface ServerErrorsTarget {
  link: ServiceLink;
  release: string;
}

/** Reports to the support service behind `link`, with the token of the service that reports. */
export function reportServerErrorsTo(
  app: FastifyInstance,
  { clientOf }: Pick<ServiceCaller, 'clientOf'>,
  { link, release }: ServerErrorsTarget,
): void {
  const client = clientOf<Paths>('support', link);
  reportServerErrors(app, { send: (body) => client.POST(internalPaths.serverErrors, { body }), release });
}

/** From the variables of a process; without an address undefined, and nothing is reported. */
export const serverErrorsTarget = ({
  SUPPORT_URL,
  RELEASE,
}: {
  SUPPORT_URL?: string | undefined;
  RELEASE: string;
}): ServerErrorsTarget | undefined => (SUPPORT_URL ? { link: httpLink(SUPPORT_URL), release: RELEASE } : undefined);

/** The same for a separate process. Call it before the routes. */
export function openServerErrors(
  app: FastifyInstance,
  caller: Pick<ServiceCaller, 'clientOf'>,
  config: Parameters<typeof serverErrorsTarget>[0],
): void {
  const target = serverErrorsTarget(config);
  if (target) reportServerErrorsTo(app, caller, target);
}
