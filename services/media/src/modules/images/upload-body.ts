import { limits } from '@vidyapath/http/limits';
import { badRequest, HttpProblem, payloadTooLarge } from '@vidyapath/service-kit/http/errors';
import type { FastifyRequest } from 'fastify';

export const uploadField = 'file';

/** One file, and space for the few texts that a form may send along. */
export const multipartLimits = {
  fileSize: limits.upload.bytesMax,
  files: 1,
  fields: 10,
  fieldSize: 10_000,
  fieldNameSize: 100,
  parts: 11,
  headerPairs: 20,
};

/** The bytes of the one file of a multipart body. The name and type from the client are ignored. */
export async function readUpload(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw badRequest(uploadField, 'Please send the image as multipart/form-data.');
  try {
    return await readFile(request);
  } catch (error) {
    // The rest is read and dropped, since a client that cannot finish sending would not read the answer.
    request.raw.unpipe();
    request.raw.resume();
    throw uploadProblem(error);
  }
}

async function readFile(request: FastifyRequest): Promise<Buffer> {
  let upload: Buffer | undefined;
  for await (const part of request.parts()) {
    if (part.type !== 'file') continue;
    const bytes = await part.toBuffer();
    if (part.fieldname !== uploadField)
      throw badRequest(uploadField, `Please send the image in the field "${uploadField}".`);
    upload = bytes;
  }
  if (!upload) throw badRequest(uploadField, `Please send the image in the field "${uploadField}".`);
  return upload;
}

function uploadProblem(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  const { code } = (error ?? {}) as { code?: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge();
  if (code === 'FST_FILES_LIMIT') return badRequest(uploadField, 'Please send one file only.');
  return new HttpProblem(400, 'The upload is not complete or not readable. Please try again.', { cause: error });
}

function tooLarge(): HttpProblem {
  return payloadTooLarge(`The image is larger than ${limits.upload.bytesMax / 1_024 / 1_024} MB.`);
}
