import { limits } from '@vidyapath/http/limits';
import { lessonPathPrefix } from '@vidyapath/http/media';
import { problemResponses } from '@vidyapath/http/problem';
import { addressKey } from '@vidyapath/service-kit/http/address-key';
import { forbidden } from '@vidyapath/service-kit/http/errors';
import type { FastifyReply } from 'fastify';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { Type } from 'typebox';
import type { MediaContext } from '../../context';
import { lessonName } from '../../lib/storage/stored-name';
import { fileContent, slowestAnswerMs } from './files.routes';
import { sendFile } from './send-file';

const schema = {
  tags: ['media'],
  operationId: 'readLessonFile',
  summary: 'A file of a lesson, to browsers with its cookie or an address that was signed for them; ranges are served',
  params: Type.Object({ name: Type.String() }),
  querystring: Type.Object(
    {
      course: Type.Optional(Type.Integer({ minimum: 1, maximum: limits.id.max })),
      until: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
      signature: Type.Optional(Type.String({ maxLength: 100 })),
    },
    { additionalProperties: false },
  ),
  response: {
    200: { description: 'The whole file', content: fileContent },
    206: { description: 'The part that was asked for', content: fileContent },
    304: Type.Null({ description: 'The caller has it' }),
    ...problemResponses(400, 403, 404, 416, 429, 503),
  },
};

/** A video element sends no token, so access was checked when the cookie or the address was made. */
export function lessonFilesRoutes(app: TypedApp, { storage, openFiles: limit, lessonLinks }: MediaContext): void {
  app.get(
    `${lessonPathPrefix}:name`,
    { config: { access: 'public', rateLimit: false, ownTurns: true }, handlerTimeout: slowestAnswerMs, schema },
    async (request, reply) => {
      const { name } = request.params;
      const { cookie } = request.headers;
      const { course = 0, until = 0, signature = '' } = request.query;
      const session = lessonLinks.sessionOf(`${lessonPathPrefix}${name}`, { course, until, signature }, cookie);
      const reader = session ? { session, until: until * 1_000 } : lessonLinks.readerOf(name, cookie);
      if (!reader)
        throw forbidden('The time in which this browser may play the lesson has ended.', 'lesson-link-ended');
      endAt(reply, reader.until);
      return sendFile(request, reply, {
        storage,
        limit,
        // Thousands of learners of one mobile network may have one address.
        key: reader.session || addressKey(request.ip),
        name: lessonName(name),
        cache: 'private, no-store',
      });
    },
  );
}

/** Ends the answer: the player requests the rest with another cookie or address, which only users who still have access get. */
function endAt(reply: FastifyReply, time: number): void {
  const timer = setTimeout(() => reply.raw.destroy(), time - Date.now()).unref();
  reply.raw.once('close', () => clearTimeout(timer));
}
