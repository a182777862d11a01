import { internalPaths } from '@vidyapath/http/internal-paths';
import type { ServiceError, ServiceErrorsBody } from '@vidyapath/http/support-errors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from '../http/address-key';

export interface ServerErrorsOptions {
  /** Sends them to support; a report that fails is not tried again. */
  send: (this: void, errors: ServiceErrorsBody) => Promise<unknown>;
  /** Of this service. */
  release: string;
  everyMs?: number;
}

const everyMs = 5_000;
const most = { kinds: 100, requestIds: 10, people: 100 };

/**
 * Counts answers of 5xx of this plugin's routes and reports them to support, some seconds later and together. Reports that fail are
 * dropped, since the log has the failures too. Call it before the routes.
 */
export function reportServerErrors(app: FastifyInstance, options: ServerErrorsOptions): void {
  let counts = new Map<string, ServiceError>();
  let sending: Promise<unknown> | undefined;

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url;
    // Failures of the route that receives reports must not be reported to it.
    if (reply.statusCode >= 500 && route !== undefined && route !== internalPaths.serverErrors)
      count(counts, request, { method: request.method, route: route.slice(0, 200), status: reply.statusCode });
    done();
  });

  const send = (): void => {
    if (counts.size === 0 || sending) return;
    const errors = [...counts.values()];
    counts = new Map();
    sending = options
      .send({ release: options.release, errors })
      .catch((error: unknown) => app.log.debug({ err: error }, 'reporting failed answers to support failed'))
      .finally(() => {
        sending = undefined;
      });
  };
  const timer = setInterval(send, options.everyMs ?? everyMs).unref();
  app.addHook('onClose', () => clearInterval(timer));
}

function count(
  counts: Map<string, ServiceError>,
  request: FastifyRequest,
  answer: Pick<ServiceError, 'method' | 'route' | 'status'>,
): void {
  const key = `${answer.method} ${answer.route} ${answer.status}`;
  const known = counts.get(key);
  if (!known && counts.size >= most.kinds) return;
  const { count: before = 0, request_ids = [], people = [] } = known ?? {};
  const person = personOf(request);
  counts.set(key, {
    ...answer,
    count: before + 1,
    request_ids: [request.id, ...request_ids].slice(0, most.requestIds),
    people: people.includes(person) || people.length >= most.people ? people : [...people, person],
  });
}

/** The person affected by an answer or a failure in a browser: the account, or the address of a visitor. */
export const personOf = ({ user, ip }: Pick<FastifyRequest, 'ip'> & { user?: { id: number } | null }): string =>
  user ? `user ${user.id}` : `address ${addressKey(ip)}`;
