import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { badRequest, HttpProblem, unsupportedMediaType } from './errors';
import { subjectOf } from './field-words';
import { repeatsName } from './json-names';
import { hasTooManyParts } from './json-parts';
import { assertSafeInput, assertUtf8Query } from './text-safety';

/** JSON in valid UTF-8 is the only body that a service takes unless it registers another parser. */
export function registerBodyParsing(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    // Clients name the type on requests without content too; a schema that requires a body refuses it later.
    if (body.length === 0) return done(null, undefined);
    if (isOtherwiseWritten(request.headers))
      return done(unsupportedMediaType('JSON must be sent as it is, in UTF-8.'), undefined);
    if (!isUtf8(body))
      return done(new HttpProblem(400, 'The request is not valid UTF-8.', { kind: 'unreadable-request' }), undefined);
    if (hasTooManyParts(body, request.routeOptions.schema?.body))
      return done(new HttpProblem(400, 'The request has too many parts.', { kind: 'unreadable-request' }), undefined);
    const text = body.toString('utf8');
    return parseJson(request, text, (error, value) => {
      const problem =
        error ??
        (repeatsName(text, value)
          ? new HttpProblem(400, 'The request gives a field more than once.', { kind: 'unreadable-request' })
          : null);
      done(problem, problem ? undefined : value);
    });
  });
  // The body is requested once its sender may send it; a sender who may not gets the refusal instead.
  app.addHook('preParsing', (request, reply, _payload, done) => {
    if (/^100-continue$/i.test(request.headers.expect ?? '')) reply.raw.writeContinue();
    done();
  });
  app.addHook('preValidation', (request, _reply, done) => {
    assertSafeInput(request.params);
    // Links carry anything after an address that is no route's: a page reads of it what it knows.
    if (request.is404) return done();
    for (const [name, value] of Object.entries(request.query as Record<string, unknown>)) {
      if (Array.isArray(value)) throw badRequest(name, `${subjectOf(name)} is given more than once.`);
    }
    assertUtf8Query(request.url);
    assertSafeInput(request.query);
    if (isPlain(request.body)) assertSafeInput(request.body);
    done();
  });
}

/** A body in another encoding or compressed would be misread. */
function isOtherwiseWritten(headers: IncomingHttpHeaders): boolean {
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(headers['content-type'] ?? '')?.[1];
  return (
    (charset !== undefined && !/^utf-?8$/i.test(charset)) || !/^(identity)?$/i.test(headers['content-encoding'] ?? '')
  );
}

function isPlain(body: unknown): boolean {
  if (Array.isArray(body) || typeof body === 'string') return true;
  const prototype: unknown = typeof body === 'object' && body !== null ? Object.getPrototypeOf(body) : undefined;
  return prototype === Object.prototype || prototype === null;
}
