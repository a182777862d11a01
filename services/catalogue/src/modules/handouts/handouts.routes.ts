import { createHash } from 'node:crypto';
import { HandoutParamsSchema, HandoutSchema, HandoutTitleSchema, OpenHandoutSchema } from '@vidyapath/http/handouts';
import { lessonLimits } from '@vidyapath/http/lesson-limits';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { IdParamsSchema } from '@vidyapath/http/primitives';
import { problemResponses } from '@vidyapath/http/problem';
import { editorRoles } from '@vidyapath/http/roles';
import { sendNoStore } from '@vidyapath/service-kit/http/answers';
import { Nothing } from '@vidyapath/service-kit/http/route-schemas';
import { uploadHandlerMs } from '@vidyapath/service-kit/http/server-limits';
import { assertSafeInput } from '@vidyapath/service-kit/http/text-safety';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { readUpload, takeUploads, type Upload, uploadField } from '@vidyapath/service-kit/http/upload-body';
import { validatorCompiler } from '@vidyapath/service-kit/http/validation';
import { writeOf } from '@vidyapath/service-kit/http/write';
import { IdempotencyKeySchema } from '@vidyapath/service-kit/idempotency/idempotency';
import { createConcurrencyLimit } from '@vidyapath/service-kit/queue/concurrency-limit';
import { Type } from 'typebox';
import type { CatalogueContext } from '../../context';
import { problems } from '../../lib/http/problems';
import { addHandout, readHandouts, removeHandout } from './handouts.service';

const tags = ['handouts'];
const rules = { bytesMax: lessonLimits.handout.bytesMax, what: 'file' };
/** Each is in memory, some times over, until media has it. */
const atOnce = { perKey: 2, total: 3, sentence: 'Too many files are being uploaded.' };
const validateTexts = validatorCompiler({
  schema: Type.Object({ title: HandoutTitleSchema }),
  method: 'POST',
  url: lessonPaths.handouts(':id'),
  httpPart: 'body',
});

/** Registered in a separate scope, since only these routes take forms with files. */
export async function handoutsRoutes(app: TypedApp, ctx: CatalogueContext): Promise<void> {
  await takeUploads(app, rules);
  const uploads = createConcurrencyLimit(atOnce);
  app.get(
    lessonPaths.handouts(':id'),
    {
      config: { access: 'public' },
      schema: {
        tags,
        operationId: 'listHandouts',
        summary:
          'PDFs of a lesson, for those who may play it, with addresses that this browser may open for 10 minutes.',
        params: IdParamsSchema,
        response: { 200: Type.Array(OpenHandoutSchema), ...problems.guardedRead },
      },
    },
    async (request, reply) => {
      const { user, protocol, params } = request;
      const handouts = await readHandouts(ctx, params.id, user);
      void reply.header('set-cookie', ctx.lessonLinks.setHandoutCookie(user?.sid, protocol === 'https'));
      return sendNoStore(reply, handouts);
    },
  );

  app.post(
    lessonPaths.handouts(':id'),
    {
      config: { access: editorRoles, ownTurns: true },
      handlerTimeout: uploadHandlerMs,
      schema: {
        tags,
        operationId: 'addHandout',
        summary: `Adds a PDF of up to ${lessonLimits.handout.bytesMax / 1_024 ** 2} MiB; a lesson has ${lessonLimits.handout.perLesson} at most.`,
        consumes: ['multipart/form-data'],
        params: IdParamsSchema,
        headers: IdempotencyKeySchema,
        body: Type.Object({ title: HandoutTitleSchema, [uploadField]: Type.String({ format: 'binary' }) }),
        response: { 201: HandoutSchema, ...problems.create },
      },
      // The body is a stream that the handler reads; all other parts are checked as everywhere.
      validatorCompiler: (part) => (part.httpPart === 'body' ? () => true : validatorCompiler(part)),
    },
    async (request, reply) => {
      const leave = uploads.enter(String(request.user?.id));
      try {
        const { bytes, texts } = await readUpload(request, rules);
        const title = titleIn(texts);
        // What an `Idempotency-Key` stands for.
        request.body = { title, file: createHash('sha256').update(bytes).digest('hex') };
        const handout = await addHandout(ctx, request.params.id, { title, bytes }, writeOf(request));
        void reply.code(201).header('location', lessonPaths.handout(request.params.id, handout.file_id));
        return sendNoStore(reply, handout);
      } finally {
        leave();
      }
    },
  );

  app.delete(
    lessonPaths.handout(':id', ':file_id'),
    {
      config: { access: editorRoles },
      schema: {
        tags,
        operationId: 'deleteHandout',
        params: HandoutParamsSchema,
        response: { 204: Nothing, ...problemResponses(400, 401, 403, 404, 429, 503) },
      },
    },
    async (request, reply) => {
      await removeHandout(ctx, request.params, writeOf(request));
      return reply.code(204).send(null);
    },
  );
}

/** @throws {HttpProblem} 400 when the form has no title, or one that cannot be */
function titleIn(texts: Upload['texts']): string {
  const form = Object.fromEntries([...texts].filter(([name]) => name === 'title'));
  assertSafeInput(form);
  const checked = validateTexts(form) as { error?: Error; value?: { title: string } };
  if (!checked.value) throw checked.error ?? new TypeError('A title was neither taken nor refused.');
  return checked.value.title;
}
