import type { ServiceErrorsBody } from '@vidyapath/http/support-errors';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
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

/** For a service's variables. */
export const serverErrorsVariables = {
  SUPPORT_URL: Type.Optional(
    Type.String({
      pattern: '^https?://[^\\s/?#@]+$',
      takes: "support's address such as http://127.0.0.1:4304, which is told of answers of 5xx",
    }),
  ),
  RELEASE: Type.String({ default: 'unnamed', pattern: '^[^\\p{Cc}]{1,200}$', takes: 'the name of this release' }),
};

/** Reports to the support service behind `link`, with the token of the service that reports. */
export function reportServerErrorsTo(
  app: FastifyInstance,
  { clientOf }: Pick<ServiceCaller, 'clientOf'>,
  { link, release }: { link: ServiceLink; release: string },
): void {
  const client = clientOf<Paths>('support', link);
  reportServerErrors(app, { send: (body) => client.POST('/internal/support/errors', { body }), release });
}

/** The same in a process of its own, by its variables; without an address nothing is reported. */
export function openServerErrors(
  app: FastifyInstance,
  caller: Pick<ServiceCaller, 'clientOf'>,
  { SUPPORT_URL, RELEASE }: { SUPPORT_URL?: string | undefined; RELEASE: string },
): void {
  if (SUPPORT_URL) reportServerErrorsTo(app, caller, { link: httpLink(SUPPORT_URL), release: RELEASE });
}
