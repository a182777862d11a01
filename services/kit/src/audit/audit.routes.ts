import { AuditEntrySchema, AuditQuerySchema } from '@vidyapath/http/audit';
import { problemResponses } from '@vidyapath/http/problem';
import type { Knex } from 'knex';
import { Type } from 'typebox';
import type { TypedApp } from '../http/typed-app';
import { sendList } from '../lists/streamed-list';
import { listAudit } from './audit.repository';

export interface AuditRoutesOptions {
  db: Knex;
  /** Such as `/auth/audit`. */
  path: string;
  operationId: string;
}

/** The service's trail, for Admins; newest first, and at most 1000 entries when the query names no limit. */
export function auditRoutes(app: TypedApp, { db, path, operationId }: AuditRoutesOptions): void {
  app.get(
    path,
    {
      config: { access: ['Admin'] },
      schema: {
        tags: ['audit'],
        operationId,
        summary: 'Who did what, when. Newest first; at most 1000 entries when no limit is given.',
        querystring: AuditQuerySchema,
        response: { 200: Type.Array(AuditEntrySchema), ...problemResponses(400, 401, 403, 429, 503) },
      },
    },
    async (request, reply) => {
      return sendList(reply.header('cache-control', 'no-store'), await listAudit(db, request.query));
    },
  );
}
