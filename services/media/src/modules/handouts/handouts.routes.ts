import { internalPaths } from '@vidyapath/http/internal-paths';
import { lessonLimits } from '@vidyapath/http/lesson-limits';
import { UuidParamsSchema } from '@vidyapath/http/primitives';
import { problemResponses } from '@vidyapath/http/problem';
import { unsupportedMediaType } from '@vidyapath/service-kit/http/errors';
import { Nothing } from '@vidyapath/service-kit/http/route-schemas';
import { uploadHandlerMs } from '@vidyapath/service-kit/http/server-limits';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { Type } from 'typebox';
import type { MediaContext } from '../../context';
import { handoutType } from '../../lib/storage/handout-storage';

const config = { access: { service: 'handouts:write' } } as const;
const one = { tags: ['internal'], params: UuidParamsSchema };
const path = internalPaths.handout(':id');

/** Registered in a separate scope, since only these routes take such files. */
export async function handoutsRoutes(app: TypedApp, { storage }: MediaContext): Promise<void> {
  app.addContentTypeParser(handoutType, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.put(
    path,
    {
      config,
      bodyLimit: lessonLimits.handout.bytesMax,
      handlerTimeout: uploadHandlerMs,
      schema: {
        ...one,
        operationId: 'storeHandout',
        summary: 'Stores a PDF, which catalogue has checked',
        body: { content: { [handoutType]: { schema: Type.Unsafe<Buffer>({}) } } },
        response: { 204: Nothing, ...problemResponses(400, 401, 403, 413, 415, 503) },
      },
    },
    async (request, reply) => {
      const bytes: unknown = request.body;
      if (!Buffer.isBuffer(bytes)) throw unsupportedMediaType('The body must be a PDF.');
      await storage.handouts.store(request.params.id, bytes);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    path,
    {
      config,
      schema: {
        ...one,
        operationId: 'removeHandout',
        summary: 'Removes a file, also one that is not stored',
        response: { 204: Nothing, ...problemResponses(400, 401, 403, 503) },
      },
    },
    async (request, reply) => {
      await storage.handouts.remove(request.params.id);
      return reply.code(204).send(null);
    },
  );
}
