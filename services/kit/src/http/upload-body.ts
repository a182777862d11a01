import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badRequest, HttpProblem, payloadTooLarge } from './errors';

export const uploadField = 'file';

export interface UploadRules {
  bytesMax: number;
  /** What a reader calls the file, such as `image`. */
  what: string;
}

export interface Upload {
  bytes: Buffer;
  /** The texts of the form by their names. */
  texts: ReadonlyMap<string, string>;
}

/** The routes of the plugin `scope` take forms with one file, and space for the few texts that a form may send along. */
export async function takeUploads(scope: FastifyInstance, { bytesMax }: UploadRules): Promise<void> {
  await scope.register(multipart, {
    limits: {
      fileSize: bytesMax,
      files: 1,
      fields: 10,
      fieldSize: 10_000,
      fieldNameSize: 100,
      parts: 11,
      headerPairs: 20,
    },
  });
}

/** The one file of a multipart body, and its texts. The name and type from the client are ignored. */
export async function readUpload(request: FastifyRequest, rules: UploadRules): Promise<Upload> {
  if (!request.isMultipart()) throw badRequest(uploadField, `Please send the ${rules.what} as multipart/form-data.`);
  try {
    return await readParts(request, rules);
  } catch (error) {
    // The rest is read and dropped, since a client that cannot finish sending would not read the answer.
    request.raw.unpipe();
    request.raw.resume();
    throw uploadProblem(error, rules);
  }
}

async function readParts(request: FastifyRequest, { what }: UploadRules): Promise<Upload> {
  const missing = badRequest(uploadField, `Please send the ${what} in the field "${uploadField}".`);
  const texts = new Map<string, string>();
  let bytes: Buffer | undefined;
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const content = await part.toBuffer();
      if (part.fieldname !== uploadField) throw missing;
      bytes = content;
    } else if (typeof part.value === 'string') texts.set(part.fieldname, part.value);
  }
  if (!bytes) throw missing;
  return { bytes, texts };
}

function uploadProblem(error: unknown, { bytesMax, what }: UploadRules): HttpProblem {
  if (error instanceof HttpProblem) return error;
  const { code } = (error ?? {}) as { code?: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE')
    return payloadTooLarge(`The ${what} is larger than ${bytesMax / 1_024 / 1_024} MB.`);
  if (code === 'FST_FILES_LIMIT') return badRequest(uploadField, 'Please send one file only.');
  return new HttpProblem(400, 'The upload is not complete or not readable. Please try again.', { cause: error });
}
