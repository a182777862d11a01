import { hash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { lessonPathPrefix } from '@vidyapath/http/media';
import { problemResponses } from '@vidyapath/http/problem';
import { addressKey } from '@vidyapath/service-kit/http/address-key';
import { forbidden, notFound } from '@vidyapath/service-kit/http/errors';
import { namesEtag } from '@vidyapath/service-kit/http/etag';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { MediaContext } from '../../context';
import type { StoredFile } from '../../lib/storage/stored-file';
import { assetContentTypes, assetFileOf } from './asset-file';
import { slowestAnswerMs } from './files.routes';
import { openFile } from './open-file';
import { ownTurn } from './own-turn';
import { sendWholeOrRange } from './send-whole-or-range';

const content = Object.fromEntries(
  assetContentTypes.map((type) => [type, { schema: Type.String({ format: 'binary' }) }]),
);

const schema = {
  tags: ['media'],
  operationId: 'readAssetFile',
  summary: 'A playlist, segment, picture or captions of an asset, to browsers with its cookie; ranges are served',
  params: Type.Object({ name: Type.String(), version: Type.String(), '*': Type.String() }),
  response: {
    200: { description: 'The whole file', content },
    206: { description: 'The part that was asked for', content },
    304: Type.Null({ description: 'The caller has it' }),
    ...problemResponses(400, 403, 404, 416, 429, 503),
  },
};

/** Access was checked when the cookie was made; here its signature alone is checked. */
export function assetFilesRoutes(app: TypedApp, { storage, openFiles: limit, lessonLinks }: MediaContext): void {
  app.get(
    `${lessonPathPrefix}:name/:version/*`,
    { config: { access: 'public', rateLimit: false, ownTurns: true }, handlerTimeout: slowestAnswerMs, schema },
    async (request, reply) => {
      const asked = assetFileOf(request.url);
      if (!asked) throw notFound('There is no such file.');
      const { assetId, path, contentType, grows } = asked;
      const reader = lessonLinks.readerOf(assetId, request.headers.cookie);
      if (!reader)
        throw forbidden('The time in which this browser may play the lesson has ended.', 'lesson-link-ended');
      await ownTurn(reply);
      const key = reader.session || addressKey(request.ip);
      const file = await openFile(() => storage.lessons.open(assetId, path), { limit, key });
      if (!file) throw notFound('There is no such file.');
      void reply.type(contentType);
      return grows
        ? sendGrowing(request, reply, file)
        : sendFinal(request, reply, `${assetId}-${path.replaceAll('/', '-')}`, file);
    },
  );
}

const sendFinal = (request: FastifyRequest, reply: FastifyReply, name: string, file: StoredFile) =>
  sendWholeOrRange(request, reply.header('cache-control', 'private, max-age=31536000, immutable'), name, file);

/** A small file with a tag of its content. */
async function sendGrowing(request: FastifyRequest, reply: FastifyReply, file: StoredFile): Promise<FastifyReply> {
  const bytes = await buffer(file.stream());
  const etag = `"${hash('sha256', bytes, 'base64url')}"`;
  void reply.headers({
    etag,
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  return namesEtag(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(bytes);
}
