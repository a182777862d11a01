import { type AuditEntry, AuditEntrySchema, AuditQuerySchema } from '@vidyapath/http/audit';
import { IdParamsSchema } from '@vidyapath/http/primitives';
import { listAudit } from '@vidyapath/service-kit/audit/audit.repository';
import { forbidden } from '@vidyapath/service-kit/errors';
import type { Database } from '@vidyapath/service-kit/database';
import { setTotalCount } from '@vidyapath/service-kit/list-query';
import { Type } from 'typebox';
import type { CatalogueApp } from '../../catalogue-app';
import { problems } from '../../http-schemas';
import type { AuditedResource } from '../../write';

const resources: readonly (readonly [path: string, type: AuditedResource, operationId: string])[] = [
  ['/api/category', 'category', 'listCategoryAudit'],
  ['/api/course', 'course', 'listCourseAudit'],
  ['/api/courseModule', 'module', 'listCourseModuleAudit'],
  ['/api/courseModule/moduleVideo', 'video', 'listModuleVideoAudit'],
];

/** Where a request came from is for Admins: Staff, which asks who saved a newer version, neither sees it nor can search for it. */
const asStaffSees = (entry: AuditEntry): AuditEntry => ({ ...entry, client: null, request_id: null });

/** Who changed a record, and how; a deleted one keeps its trail. */
export function auditRoutes(app: CatalogueApp, db: Database): void {
  for (const [path, resource_type, operationId] of resources) {
    app.get(
      `${path}/:id/audit`,
      {
        config: { access: ['Staff', 'Admin'] },
        schema: {
          tags: ['audit'],
          operationId,
          summary: 'Who did what with this record, when. Newest first; at most 1000 entries when no limit is given.',
          params: IdParamsSchema,
          querystring: Type.Omit(AuditQuerySchema, ['resource_type', 'resource_id']),
          response: { 200: Type.Array(AuditEntrySchema), ...problems.guardedList },
        },
      },
      async ({ params, query, user }, reply) => {
        const whole = user?.role === 'Admin';
        if (!whole && query.q !== undefined) throw forbidden();
        const { rows, total } = await listAudit(db, { ...query, resource_type, resource_id: String(params.id) });
        setTotalCount(reply, total);
        return reply.header('cache-control', 'no-store').send(whole ? rows : rows.map(asStaffSees));
      },
    );
  }
}
