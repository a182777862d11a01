import { SitemapPartParamsSchema, SitemapPartSchema, sitemapPaths, SitemapSchema } from '@vidyapath/http/sitemap';
import { Nothing } from '@vidyapath/service-kit/http/route-schemas';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { Type } from 'typebox';
import type { CatalogueContext } from '../../context';
import { sendRead } from '../../lib/http/answers';
import { problems } from '../../lib/http/problems';
import { readFor } from '../public-courses/public-courses';
import { readSitemap, readSitemapPart } from './sitemap.service';

const tags = ['course progress'];
const NoQuery = Type.Object({}, { additionalProperties: false });

export function sitemapRoutes(app: TypedApp, ctx: CatalogueContext): void {
  app.get(
    sitemapPaths.sitemap,
    {
      config: { access: 'public' },
      schema: {
        tags,
        operationId: 'getSitemap',
        querystring: NoQuery,
        response: { 200: SitemapSchema, 304: Nothing, ...problems.list },
      },
    },
    async (request, reply) => {
      const turns = app.readQueues.turnsOf(request);
      return sendRead(
        request,
        reply,
        await readFor(ctx, request.user, (reads) => turns.scan(() => readSitemap(reads))),
      );
    },
  );

  app.get(
    sitemapPaths.sitemapPart(':part'),
    {
      config: { access: 'public' },
      schema: {
        tags,
        operationId: 'getSitemapPart',
        params: SitemapPartParamsSchema,
        querystring: NoQuery,
        response: { 200: SitemapPartSchema, 304: Nothing, ...problems.list },
      },
    },
    async (request, reply) => {
      const turns = app.readQueues.turnsOf(request);
      return sendRead(
        request,
        reply,
        await readFor(ctx, request.user, (reads) => turns.scan(() => readSitemapPart(reads, request.params.part))),
      );
    },
  );
}
