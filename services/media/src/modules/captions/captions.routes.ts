import { AssetCaptionSchema, CaptionParamsSchema, type Cues, CuesSchema } from '@vidyapath/http/lesson-assets';
import { lessonLimits } from '@vidyapath/http/lesson-limits';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { problemResponses } from '@vidyapath/http/problem';
import { editorRoles } from '@vidyapath/http/roles';
import { sendNoStore, sendRecord } from '@vidyapath/service-kit/http/answers';
import { IfMatchSchema, Nothing, problems } from '@vidyapath/service-kit/http/route-schemas';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { writeOf } from '@vidyapath/service-kit/http/write';
import { Type } from 'typebox';
import type { MediaContext } from '../../context';
import { presentCaption, versionOf, vttOf } from './captions.presenter';
import { approveCaptions, putCaptions, readCaption, removeCaptions } from './captions.service';

const config = { access: editorRoles };
const one = { tags: ['captions'], params: CaptionParamsSchema };
const changeOne = { ...one, headers: IfMatchSchema };
/** `If-None-Match: *`: the first captions take the place of nobody's (RFC 9110 section 13.1.2). */
const headers = Type.Object({
  ...IfMatchSchema.properties,
  'if-none-match': Type.Optional(Type.String({ maxLength: 1_024 })),
});
const changed = { 204: Nothing, ...problemResponses(400, 401, 403, 404, 412, 429, 503) };
const fileTypes = ['text/vtt', 'application/x-subrip'];
const vttType = 'text/vtt; charset=utf-8';
const path = lessonPaths.assetCaptions(':id', ':language');

/** Registered in a separate scope, since only these routes take such files. */
export async function captionsRoutes(app: TypedApp, ctx: MediaContext): Promise<void> {
  app.addContentTypeParser(fileTypes, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  const file = { schema: Type.Unsafe<Buffer>({}) };
  app.put(
    path,
    {
      config,
      bodyLimit: lessonLimits.captionBytesMax,
      schema: {
        ...one,
        headers,
        operationId: 'putCaptions',
        summary: 'Captions of a language: a file, which is approved at once, or cues',
        body: {
          content: { 'application/json': { schema: CuesSchema }, 'text/vtt': file, 'application/x-subrip': file },
        },
        response: { 200: AssetCaptionSchema, ...problems.change },
      },
    },
    async (request, reply) => {
      const write = { ...writeOf(request), ifNoneMatch: request.headers['if-none-match'] };
      const row = await putCaptions(ctx, request.params, request.body as Cues | Buffer, write);
      return sendRecord(reply, presentCaption(row), versionOf(row));
    },
  );

  app.get(
    path,
    { config, schema: { ...one, operationId: 'getCaptions', response: { 200: CuesSchema, ...problems.guardedRead } } },
    async (request, reply) => {
      const row = await readCaption(ctx, request.params);
      return sendRecord(reply, { cues: row.cues }, versionOf(row));
    },
  );

  app.get(
    lessonPaths.assetCaptionsFile(':id', ':language'),
    {
      config,
      schema: {
        ...one,
        operationId: 'getCaptionsFile',
        response: {
          200: { description: 'WebVTT', content: { [vttType]: { schema: Type.String() } } },
          ...problems.guardedRead,
        },
      },
    },
    async (request, reply) => {
      const { cues } = await readCaption(ctx, request.params);
      void reply.type(vttType).header('x-content-type-options', 'nosniff');
      return sendNoStore(reply, vttOf(cues));
    },
  );

  app.post(
    lessonPaths.assetCaptionsApproval(':id', ':language'),
    { config, schema: { ...changeOne, operationId: 'approveCaptions', response: changed } },
    async (request, reply) => {
      await approveCaptions(ctx, request.params, writeOf(request));
      return reply.code(204).send(null);
    },
  );

  app.delete(
    path,
    { config, schema: { ...changeOne, operationId: 'deleteCaptions', response: changed } },
    async (request, reply) => {
      await removeCaptions(ctx, request.params, writeOf(request));
      return reply.code(204).send(null);
    },
  );
}
