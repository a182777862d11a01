import { problemResponses } from '@vidyapath/http/problem';
import { addressKey } from '@vidyapath/service-kit/http/address-key';
import { notFound } from '@vidyapath/service-kit/http/errors';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { Type } from 'typebox';
import type { MediaContext } from '../../context';
import { isLessonName, mediaPathPrefix, storedContentTypes } from '../../lib/storage/stored-name';
import { storeSharePicture } from '../images/images';
import { sendFile } from './send-file';

/** A long clip over a slow line; an idle connection is ended by the server's own time-out. */
export const slowestAnswerMs = 60 * 60 * 1_000;

export const fileContent = Object.fromEntries(
  storedContentTypes.map((type) => [type, { schema: Type.String({ format: 'binary' }) }]),
);

const schema = {
  tags: ['media'],
  operationId: 'readFile',
  summary: 'A stored image or clip; ranges are served',
  params: Type.Object({ '*': Type.String() }),
  response: {
    200: { description: 'The whole file', content: fileContent },
    206: { description: 'The part that was asked for', content: fileContent },
    304: Type.Null({ description: 'The caller has it' }),
    ...problemResponses(400, 404, 416, 429, 503),
  },
};

export function filesRoutes(app: TypedApp, ctx: MediaContext): void {
  const { storage, openFiles: limit } = ctx;
  app.get(
    `${mediaPathPrefix}*`,
    { config: { access: 'public', rateLimit: false, ownTurns: true }, handlerTimeout: slowestAnswerMs, schema },
    async (request, reply) => {
      const name = request.params['*'];
      if (isLessonName(name)) throw notFound('There is no such file.');
      await storeSharePicture(ctx, name);
      const key = addressKey(request.ip);
      return sendFile(request, reply, { storage, limit, name, key, cache: 'public, max-age=31536000, immutable' });
    },
  );
}
