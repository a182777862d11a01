import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encode, encodingFor } from '@vidyapath/service-kit/http/content-encoding';
import { sendNotFound } from '@vidyapath/service-kit/http/problem-reply';
import { cacheControl } from '../edge-policy/caching';
import type { createSitemap } from './sitemap';

const config = { access: 'public', rateLimit: false } as const;
const schema = { hide: true };

/** What search engines read: `robots.txt`, `sitemap.xml` and its parts. */
export function registerSitemap(
  app: FastifyInstance,
  sitemap: ReturnType<typeof createSitemap>,
  origin: () => string,
): void {
  app.get('/robots.txt', { config, schema }, async (_request, reply) =>
    reply
      .header('cache-control', cacheControl.revalidated)
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nAllow: /\n\nSitemap: ${origin()}/sitemap.xml\n`),
  );
  app.get('/sitemap.xml', { config, schema }, async (request, reply) =>
    sendXml(request, reply, await sitemap.index(request.ip)),
  );
  app.get<{ Params: { name: string } }>('/sitemap-:name.xml', { config, schema }, async (request, reply) => {
    const { name } = request.params;
    const isPart = /^(?:pages|teachers|courses-\d{1,6})$/.test(name);
    const xml = isPart ? await sitemap.part(name, request.ip) : undefined;
    return sendXml(request, reply, xml);
  });
}

async function sendXml(request: FastifyRequest, reply: FastifyReply, xml: string | undefined): Promise<FastifyReply> {
  if (xml === undefined) return sendNotFound(request, reply);
  const encoding = encodingFor(request.headers['accept-encoding']);
  const body = Buffer.from(xml);
  reply
    .header('cache-control', cacheControl.revalidated)
    .header('vary', 'accept-encoding')
    .type('application/xml; charset=utf-8');
  if (encoding === 'identity') return reply.send(body);
  return reply.header('content-encoding', encoding).send(await encode(body, encoding));
}
