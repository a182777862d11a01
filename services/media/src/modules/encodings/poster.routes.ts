import { UuidParamsSchema } from '@vidyapath/http/primitives';
import { PosterBodySchema } from '@vidyapath/http/lesson-assets';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { problemResponses } from '@vidyapath/http/problem';
import { editorRoles } from '@vidyapath/http/roles';
import { auditContextOf } from '@vidyapath/service-kit/audit/audit';
import { problems } from '@vidyapath/service-kit/http/route-schemas';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { MediaContext } from '../../context';
import type { StoredFile } from '../../lib/storage/stored-file';
import { createConcurrencyLimit } from '@vidyapath/service-kit/queue/concurrency-limit';
import { openPoster, setPoster } from './poster.service';

const atOnce = { perKey: 1, total: 2, sentence: 'Another picture is being made.' };

export function posterRoutes(app: TypedApp, ctx: MediaContext): void {
  const pictures = createConcurrencyLimit(atOnce);
  app.get(
    lessonPaths.assetPoster(':id'),
    {
      config: { access: editorRoles },
      schema: {
        tags: ['media'],
        operationId: 'readAssetPoster',
        summary: 'The poster, to staff whose browser has no cookie of the asset',
        params: UuidParamsSchema,
        response: {
          200: { description: 'The picture', content: { 'image/webp': { schema: Type.String({ format: 'binary' }) } } },
          ...problems.guardedRead,
        },
      },
    },
    async (request, reply) => sendPicture(reply, await openPoster(ctx, request.params.id)),
  );

  app.post(
    lessonPaths.assetPoster(':id'),
    {
      config: { access: editorRoles },
      schema: {
        tags: ['media'],
        operationId: 'setAssetPoster',
        summary: 'Makes the picture at a second of a lesson its poster',
        params: UuidParamsSchema,
        body: PosterBodySchema,
        response: { 204: Type.Null(), ...problemResponses(400, 401, 403, 404, 409, 429, 503) },
      },
    },
    async (request, reply) => {
      const leave = pictures.enter(String(request.user?.id));
      try {
        await setPoster(ctx, request.params.id, request.body.at_seconds, auditContextOf(request));
      } finally {
        leave();
      }
      return reply.code(204).send(null);
    },
  );
}

const sendPicture = (reply: FastifyReply, picture: StoredFile): FastifyReply =>
  reply
    .type('image/webp')
    .headers({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-length': picture.size,
    })
    .send(picture.stream());
