import { handoutPathPrefix } from '@vidyapath/http/handouts';
import { lessonLimits } from '@vidyapath/http/lesson-limits';
import { UuidParamsSchema } from '@vidyapath/http/primitives';
import { problemResponses } from '@vidyapath/http/problem';
import { attachmentOf } from '@vidyapath/service-kit/http/attachment';
import { forbidden, notFound } from '@vidyapath/service-kit/http/errors';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { Type } from 'typebox';
import type { MediaContext } from '../../context';
import { handoutType } from '../../lib/storage/handout-storage';
import { openFile, ownTurn, sendWholeOrRange, slowestAnswerMs } from '../files/files';

const content = { [handoutType]: { schema: Type.String({ format: 'binary' }) } };

const schema = {
  tags: ['media'],
  operationId: 'readHandout',
  summary: 'A PDF of a lesson, to be saved, by an address that was signed for this browser; ranges are served',
  params: UuidParamsSchema,
  querystring: Type.Object(
    {
      title: Type.Optional(Type.String({ maxLength: lessonLimits.handout.titleMax })),
      until: Type.Optional(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })),
      signature: Type.Optional(Type.String({ maxLength: 100 })),
    },
    { additionalProperties: false },
  ),
  response: {
    200: { description: 'The whole file', content },
    206: { description: 'The part that was asked for', content },
    304: Type.Null({ description: 'The caller has it' }),
    ...problemResponses(400, 403, 404, 416, 429, 503),
  },
};

/** A browser that saves a file sends no token, so access was checked when the address was signed. */
export function handoutFilesRoutes(app: TypedApp, { storage, openFiles: limit, lessonLinks }: MediaContext): void {
  app.get(
    `${handoutPathPrefix}:id`,
    { config: { access: 'public', rateLimit: false, ownTurns: true }, handlerTimeout: slowestAnswerMs, schema },
    async (request, reply) => {
      const { id } = request.params;
      const { title = '', until = 0, signature = '' } = request.query;
      const link = { title, until, signature };
      const key = lessonLinks.handoutReader(`${handoutPathPrefix}${id}`, link, request.headers.cookie);
      if (!key)
        throw forbidden('This address of the file has ended, or was made for another browser.', 'lesson-link-ended');
      await ownTurn(reply);
      const file = await openFile(() => storage.handouts.open(id), { limit, key });
      if (!file) throw notFound('There is no such file.');
      void reply.type(handoutType).headers({
        'cache-control': 'private, no-store',
        'content-disposition': attachmentOf(title, 'pdf'),
      });
      return sendWholeOrRange(request, reply, id, file);
    },
  );
}
