import type { ServiceErrorsBody } from '@vidyapath/http/support-errors';
import type { FastifyInstance } from 'fastify';
import type { ServiceCaller } from '../client/service-caller';
import { httpLink, type ServiceLink } from '../client/service-link';
import { reportServerErrors, type serverErrorsPath } from './server-errors';

type Paths = Record<
  typeof serverErrorsPath,
  {
    post: {
      requestBody: { content: { 'application/json': ServiceErrorsBody } };
      responses: { 204: { content?: never } };
    };
  }
>;

/** Where support is, and the release of the service that reports. */
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
  reportServerErrors(app, { send: (body) => client.POST('/internal/support/errors', { body }), release });
}

/** By the variables of a process; undefined without an address, and then nothing is reported. */
export const serverErrorsTarget = ({
  SUPPORT_URL,
  RELEASE,
}: {
  SUPPORT_URL?: string | undefined;
  RELEASE: string;
}): ServerErrorsTarget | undefined => (SUPPORT_URL ? { link: httpLink(SUPPORT_URL), release: RELEASE } : undefined);

/** The same in a process of its own. Call it before the routes. */
export function openServerErrors(
  app: FastifyInstance,
  caller: Pick<ServiceCaller, 'clientOf'>,
  config: Parameters<typeof serverErrorsTarget>[0],
): void {
  const target = serverErrorsTarget(config);
  if (target) reportServerErrorsTo(app, caller, target);
}
