import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { problemResponses } from '@vidyapath/http/problem';
import { notFound } from '@vidyapath/service-kit/errors';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Storage } from '../storage/storage';
import { contentTypeOf, mediaPathPrefix, storedContentTypes } from '../storage/stored-name';
import { sendStored } from './send-stored';

/** A long clip over a slow line; a connection that stands still is ended by the server's own time-out. */
const slowestAnswerMs = 60 * 60 * 1_000;

const content = Object.fromEntries(
  storedContentTypes.map((type) => [type, { schema: Type.String({ format: 'binary' }) }]),
);

const schema = {
  tags: ['media'],
  operationId: 'readFile',
  summary: 'A stored image or clip; ranges are served',
  params: Type.Object({ '*': Type.String() }),
  response: {
    200: { description: 'The whole file', content },
    206: { description: 'The part that was asked for', content },
    304: Type.Null({ description: 'The caller has it' }),
    ...problemResponses(400, 404, 416, 429, 503),
  },
};

export async function filesRoutes(scope: FastifyInstance, { storage }: { storage: Storage }): Promise<void> {
  const app = scope.withTypeProvider<TypeBoxTypeProvider>();
  app.get(
    `${mediaPathPrefix}*`,
    { config: { access: 'public', rateLimit: false }, handlerTimeout: slowestAnswerMs, schema },
    async (request, reply) => {
      const name = request.params['*'];
      const contentType = contentTypeOf(name);
      const file = contentType && (await storage.open(name));
      if (!file) throw notFound('There is no such file.');
      reply.type(contentType);
      return sendStored(request, reply, name, file);
    },
  );
}
