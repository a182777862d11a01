import { UuidParamsSchema } from '@vidyapath/http/primitives';
import { lessonLimits } from '@vidyapath/http/lesson-limits';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { problemResponses } from '@vidyapath/http/problem';
import { editorRoles } from '@vidyapath/http/roles';
import { signedIn } from '@vidyapath/service-kit/auth/signed-in';
import { HttpProblem, notFound, payloadTooLarge } from '@vidyapath/service-kit/http/errors';
import { Nothing } from '@vidyapath/service-kit/http/route-schemas';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { validatorCompiler } from '@vidyapath/service-kit/http/validation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { MediaContext } from '../../context';
import { createConcurrencyLimit } from '@vidyapath/service-kit/queue/concurrency-limit';
import { bytesAtMost } from './bytes-at-most';
import { answerByProtocol } from './tus-server';
import { ownUpload } from './uploads.service';

const tags = ['uploads'];
const config = { access: editorRoles } as const;
const one = { tags, params: UuidParamsSchema };
/** Of the protocol, tus 1.0. */
const refusals = problemResponses(400, 401, 403, 404, 409, 410, 412, 413, 415, 423, 429, 503, 507);
/** More than a part may take, whose end the library answers itself. */
const partHandlerMs = (lessonLimits.chunkSeconds + 10) * 1_000;
const { chunksAtOnce, chunksAtOnceInAll, chunkBytesMax } = lessonLimits;

/** Registered in a scope of its own: bodies of these routes are read by the protocol's library. */
export async function uploadsRoutes(app: TypedApp, ctx: MediaContext): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, body, done) => done(null, body));
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers({ 'tus-resumable': '1.0.0', 'cache-control': 'no-store' });
    done();
  });
  const parts = createConcurrencyLimit({
    perKey: chunksAtOnce,
    total: chunksAtOnceInAll,
    sentence: 'Too many parts of files are being uploaded.',
    retrySeconds: 2,
    fullStatus: 429,
  });

  app.post(
    lessonPaths.lessonUploads,
    {
      config,
      schema: {
        tags,
        operationId: 'createUpload',
        summary:
          'Begins an upload of the tus protocol 1.0; the metadata may have filename and replaces, the id of an asset',
        response: { 201: Nothing, ...refusals },
      },
    },
    async (request, reply) => {
      assertCreation(request);
      return send(reply, await answerByProtocol(ctx, request));
    },
  );

  app.head(
    lessonPaths.lessonUpload(':id'),
    { config, schema: { ...one, operationId: 'readUpload', response: { 200: Nothing, ...refusals } } },
    async (request, reply) => {
      await ownUpload(ctx, request.params.id, signedIn(request));
      return send(reply, await answerByProtocol(ctx, request));
    },
  );

  app.patch(
    lessonPaths.lessonUpload(':id'),
    {
      config: { ...config, rateLimit: false, ownTurns: true },
      handlerTimeout: partHandlerMs,
      schema: {
        ...one,
        operationId: 'continueUpload',
        consumes: ['application/offset+octet-stream'],
        body: Type.String({ format: 'binary' }),
        response: { 204: Nothing, ...refusals },
      },
      // The body is a stream that the library reads.
      validatorCompiler: (part) => (part.httpPart === 'body' ? () => true : validatorCompiler(part)),
    },
    async (request, reply) => {
      const user = signedIn(request);
      await ownUpload(ctx, request.params.id, user);
      if (Number(request.headers['content-length'] ?? 0) > chunkBytesMax) throw tooLarge();
      const leave = parts.enter(String(user.id));
      try {
        return await send(reply, await writePart(ctx, request));
      } finally {
        leave();
      }
    },
  );

  app.delete(
    lessonPaths.lessonUpload(':id'),
    { config, schema: { ...one, operationId: 'cancelUpload', response: { 204: Nothing, ...refusals } } },
    async (request, reply) => {
      const { state } = await ownUpload(ctx, request.params.id, signedIn(request));
      if (state !== 'uploading') throw notFound('This upload is finished.');
      return send(reply, await answerByProtocol(ctx, request));
    },
  );

  for (const path of [lessonPaths.lessonUploads, lessonPaths.lessonUpload(':id')])
    app.options(path, { config, schema: { hide: true } }, async (request, reply) =>
      send(reply, await answerByProtocol(ctx, request)),
    );
}

const tooLarge = () => payloadTooLarge(`A part of a file may have ${chunkBytesMax / 1_024 ** 2} MiB at most.`);

async function writePart(ctx: MediaContext, request: FastifyRequest): Promise<Response> {
  if (request.headers['content-length'] !== undefined) return answerByProtocol(ctx, request, request.raw);
  const { stream, isCut } = bytesAtMost(request.raw, chunkBytesMax);
  const answer = await answerByProtocol(ctx, request, stream);
  if (isCut()) throw tooLarge();
  return answer;
}

/** What the protocol allows and this service does not. */
function assertCreation({ headers }: FastifyRequest): void {
  const refuse = (detail: string) => new HttpProblem(400, detail);
  if (headers['upload-defer-length'] !== undefined) throw refuse('The length of a file must be known.');
  if (headers['upload-concat'] !== undefined) throw refuse('A file cannot be joined from several uploads.');
  if (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)
    throw refuse('The creation of an upload takes no content.');
}

/** The answer of the library without its headers for other origins; its refusals become problems. */
async function send(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !isForOrigins(name)));
  if (answer.status < 400) return reply.code(answer.status).headers(headers).send();
  const sentence = (await answer.text()).trim().replace(/\.?$/, '.');
  throw new HttpProblem(answer.status, sentence);
}

const isForOrigins = (name: string): boolean => name.startsWith('access-control-') || name === 'content-length';
