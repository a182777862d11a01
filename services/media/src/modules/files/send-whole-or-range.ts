import { HttpProblem } from '@vidyapath/service-kit/http/errors';
import { namesEtag } from '@vidyapath/service-kit/http/etag';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StoredFile } from '../../lib/storage/stored-file';
import { parseByteRange } from './byte-range';

/** Answers with a stored file or the part of it that is requested. The content of a name never changes. */
export async function sendWholeOrRange(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  file: StoredFile,
): Promise<FastifyReply> {
  const etag = `"${name}"`;
  reply.headers({
    etag,
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  });
  if (!reply.hasHeader('content-disposition')) reply.header('content-disposition', `inline; filename="${name}"`);
  if (namesEtag(request.headers['if-none-match'], etag)) {
    await file.close();
    return reply.code(304).send();
  }
  const { range: header, 'if-range': ifRange } = request.headers;
  const range = ifRange === undefined || ifRange === etag ? parseByteRange(header, file.size) : undefined;
  if (range === 'unsatisfiable') {
    await file.close();
    throw new HttpProblem(416, 'Requested range not satisfiable.', {
      headers: { 'content-range': `bytes */${file.size}` },
    });
  }
  if (!range) return reply.header('content-length', file.size).send(file.stream());
  return reply
    .code(206)
    .header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
    .header('content-length', range.end - range.start + 1)
    .send(file.stream(range));
}
