import type { FastifyInstance, InjectOptions } from 'fastify';
import type { ServiceLink } from './service-link';

/** To a service of this process: the same routes with the same checks, without a connection. */
export const injectLink = (app: FastifyInstance): ServiceLink => ({
  baseUrl: 'http://localhost',
  async send(request) {
    const { pathname, search } = new URL(request.url);
    const body = Buffer.from(await request.arrayBuffer());
    const answer = await app.inject({
      method: request.method as NonNullable<InjectOptions['method']>,
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      signal: request.signal,
      ...(body.length > 0 ? { payload: body } : {}),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) headers.set(name, String(value));
    const empty = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(empty ? null : new Uint8Array(answer.rawPayload), { status: answer.statusCode, headers });
  },
});
