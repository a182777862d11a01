import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendNotFound } from '@vidyapath/service-kit/http/problem-reply';
import { cacheControl } from '../edge-policy/caching';
import { sendPage, type SentPage } from '../front-end/sent-page';
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
    const isPart = /^(?:pages|teachers|courses-(?:0|[1-9]\d{0,5}))$/.test(name);
    const file = isPart ? await sitemap.part(name, request.ip) : undefined;
    return sendXml(request, reply, file);
  });
}

async function sendXml(
  request: FastifyRequest,
  reply: FastifyReply,
  file: SentPage | undefined,
): Promise<FastifyReply> {
  if (!file) return sendNotFound(request, reply);
  reply.header('cache-control', cacheControl.revalidated).type('application/xml; charset=utf-8');
  return sendPage(request, reply, file);
}
