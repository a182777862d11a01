import { limits } from '@vidyapath/http/limits';
import { UploadAnswerSchema } from '@vidyapath/http/media';
import { paths } from '@vidyapath/http/paths';
import { problemResponses } from '@vidyapath/http/problem';
import { editorRoles } from '@vidyapath/http/roles';
import { auditContextOf } from '@vidyapath/service-kit/audit/audit';
import { uploadHandlerMs } from '@vidyapath/service-kit/http/server-limits';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { readUpload, takeUploads, uploadField } from '@vidyapath/service-kit/http/upload-body';
import { createConcurrencyLimit } from '@vidyapath/service-kit/queue/concurrency-limit';
import { Type } from 'typebox';
import type { MediaContext } from '../../context';
import { storeImage } from './images.service';

const schema = {
  tags: ['media'],
  consumes: ['multipart/form-data'],
  body: Type.Object({ [uploadField]: Type.String({ format: 'binary' }) }),
  response: { 201: UploadAnswerSchema, ...problemResponses(400, 401, 403, 413, 415, 429, 503) },
};
const rules = { bytesMax: limits.upload.bytesMax, what: 'image' };
/** Each holds up to 5 MiB from its first byte until it is stored. */
const atOnce = { perKey: 3, total: 16, sentence: 'Too many images are being uploaded.' };
const addresses = [
  { url: paths.uploadCourseImage, operationId: 'uploadCourseImage', summary: 'Stores an image' },
  { url: '/upload', operationId: 'upload', summary: 'Stores an image; the older address of the same' },
] as const;

/** Registered in a separate scope, since only these routes take forms with files. */
export async function imagesRoutes(app: TypedApp, ctx: MediaContext): Promise<void> {
  await takeUploads(app, rules);
  const uploads = createConcurrencyLimit(atOnce);
  for (const { url, operationId, summary } of addresses) {
    app.post(
      url,
      {
        config: { access: editorRoles, ownTurns: true },
        handlerTimeout: uploadHandlerMs,
        schema: { ...schema, operationId, summary },
        // The body is a stream that the handler reads: its schema is for the API page alone.
        validatorCompiler: () => () => true,
      },
      async (request, reply) => {
        const leave = uploads.enter(String(request.user?.id));
        try {
          const { bytes } = await readUpload(request, rules);
          const path = await storeImage(ctx, bytes, auditContextOf(request));
          return await reply.code(201).header('location', path).send({ path });
        } finally {
          leave();
        }
      },
    );
  }
}
