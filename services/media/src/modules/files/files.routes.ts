import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { problemResponses } from '@vidyapath/http/problem';
import { addressKey } from '@vidyapath/service-kit/http/address-key';
import { notFound, tooManyRequests } from '@vidyapath/service-kit/http/errors';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { openFilesMax, type Storage } from '../../lib/storage/storage';
import { contentTypeOf, mediaPathPrefix, storedContentTypes } from '../../lib/storage/stored-name';
import { createConcurrencyLimit } from '../../lib/concurrency-limit';
import { openFile } from './open-file';
import { sendStored } from './send-stored';

/** A long clip over a slow line; a connection that stands still is ended by the server's own time-out. */
const slowestAnswerMs = 60 * 60 * 1_000;

/** Each holds a file, or a connection to the store, while a slow client reads. */
const atOnce = { perKey: 100, total: openFilesMax, sentence: 'Too many files are being read.' };

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
  const limit = createConcurrencyLimit(atOnce);
  const app = scope.withTypeProvider<TypeBoxTypeProvider>();
  app.get(
    `${mediaPathPrefix}*`,
    { config: { access: 'public', rateLimit: false }, handlerTimeout: slowestAnswerMs, schema },
    async (request, reply) => {
      const name = request.params['*'];
      const contentType = contentTypeOf(name);
      // While an answer before this one is sent over the same connection, nothing would close the file when the reader leaves.
      if (!reply.raw.socket) throw tooManyRequests(1, 'The file before this one is still being sent.');
      const file = contentType && (await openFile(storage, name, { limit, key: addressKey(request.ip) }));
      if (!file) throw notFound('There is no such file.');
      reply.type(contentType);
      return sendStored(request, reply, name, file);
    },
  );
}
