import { createReadStream } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cacheControl } from '../edge-policy/caching';
import { documentHeaders, scriptType } from '../edge-policy/security-headers';
import { encodingFor } from '@vidyapath/service-kit/http/content-encoding';
import { namesEtag } from '@vidyapath/service-kit/http/etag';
import type { SliceFile } from './slice-files';

/** Hashed files never change; all others keep their name when their content changes. */
export function sendSliceFile(request: FastifyRequest, reply: FastifyReply, file: SliceFile): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const compressed = encoding === 'identity' ? undefined : file[encoding];
  const variant = compressed ?? file.identity;
  reply.headers({
    'cache-control': file.hashed ? cacheControl.hashed : cacheControl.revalidated,
    etag: file.etag,
    'content-type': file.type,
    ...(file.br || file.gzip ? { vary: 'accept-encoding' } : {}),
  });
  if (file.type.startsWith(scriptType)) {
    for (const name of documentHeaders) reply.removeHeader(name).raw.removeHeader(name);
  }
  if (namesEtag(request.headers['if-none-match'], file.etag)) return reply.code(304).send();
  reply.header('content-length', variant.size);
  if (compressed) reply.header('content-encoding', encoding);
  return request.method === 'HEAD' ? reply.send() : reply.send(createReadStream(variant.path));
}
