import { setTimeout as pause } from 'node:timers/promises';
import type { MultipartFile } from '@fastify/multipart';
import { limits } from '@vidyapath/http/limits';
import { badRequest, HttpProblem, payloadTooLarge } from '@vidyapath/service-kit/errors';
import type { FastifyRequest } from 'fastify';
import { giveRoom, takeRoom } from './upload-room';

export const uploadField = 'file';

/** One file, and room for the few texts that a form may send along. */
export const multipartLimits = {
  fileSize: limits.upload.bytesMax,
  files: 1,
  fields: 10,
  fieldSize: 10_000,
  fieldNameSize: 100,
  parts: 11,
  headerPairs: 20,
};

/** Milliseconds between two looks at an upload, so that one which comes fast leaves the process to others meanwhile. */
const pauseMs = 2;

/**
 * Gives the bytes of the one file of a multipart body to `use`, which has them until it is done. What the client says of its name
 * and type is not looked at.
 */
export async function withUpload<Result>(request: FastifyRequest, use: (bytes: Buffer) => Promise<Result>): Promise<Result> {
  if (!request.isMultipart()) throw badRequest(uploadField, 'Please send the image as multipart/form-data.');
  const room = takeRoom();
  try {
    return await use(await readUpload(request, room));
  } finally {
    giveRoom(room);
  }
}

async function readUpload(request: FastifyRequest, room: Buffer): Promise<Buffer> {
  try {
    return await readFile(request, room);
  } catch (error) {
    // A client that is not read from any more would not come to read the answer.
    request.raw.unpipe();
    request.raw.resume();
    throw uploadProblem(error);
  }
}

async function readFile(request: FastifyRequest, room: Buffer): Promise<Buffer> {
  let upload: Buffer | undefined;
  for await (const part of request.parts()) {
    if (part.type !== 'file') continue;
    const bytes = await bytesOf(part, room);
    if (part.fieldname !== uploadField) throw badRequest(uploadField, `Please send the image in the field "${uploadField}".`);
    upload = bytes;
  }
  if (!upload) throw badRequest(uploadField, `Please send the image in the field "${uploadField}".`);
  return upload;
}

/** Read by steps, each copied to its place at once; what is not read yet waits at the client. */
async function bytesOf({ file }: MultipartFile, room: Buffer): Promise<Buffer> {
  let size = 0;
  for await (const step of file as AsyncIterable<Buffer>) {
    size += step.copy(room, size);
    await pause(pauseMs);
  }
  if (file.truncated) throw tooLarge();
  return room.subarray(0, size);
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
