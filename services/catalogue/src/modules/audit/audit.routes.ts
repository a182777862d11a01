import { AuditEntrySchema, AuditQuerySchema } from '@vidyapath/http/audit';
import { paths } from '@vidyapath/http/paths';
import { IdParamsSchema } from '@vidyapath/http/primitives';
import { listAudit } from '@vidyapath/service-kit/audit/audit.repository';
import { auditRoutes as wholeTrailRoutes } from '@vidyapath/service-kit/audit/audit.routes';
import { setTotalCount } from '@vidyapath/service-kit/lists/list-query';
import { Type } from 'typebox';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import type { CatalogueContext } from '../../context';
import { problems } from '../../lib/http/problems';
import type { AuditedResource } from '../../lib/audit/audited-records';

const resources: readonly (readonly [path: string, type: AuditedResource, operationId: string])[] = [
  ['/api/category', 'category', 'listCategoryAudit'],
  ['/api/course', 'course', 'listCourseAudit'],
  ['/api/courseModule', 'module', 'listCourseModuleAudit'],
  ['/api/courseModule/moduleVideo', 'video', 'listModuleVideoAudit'],
];

/** The audit trail, whole or of one record; a deleted record keeps its trail. */
export function auditRoutes(app: TypedApp, { db }: CatalogueContext): void {
  wholeTrailRoutes(app, { db, path: paths.catalogueAudit, operationId: 'listCatalogueAudit' });
  for (const [path, resource_type, operationId] of resources) {
    app.get(
      `${path}/:id/audit`,
      {
        config: { access: ['Admin'] },
        schema: {
          tags: ['audit'],
          operationId,
          summary: 'Who did what with this record, when. Newest first; at most 1000 entries when no limit is given.',
          params: IdParamsSchema,
          querystring: Type.Omit(AuditQuerySchema, ['resource_type', 'resource_id']),
          response: { 200: Type.Array(AuditEntrySchema), ...problems.guardedList },
        },
      },
      async ({ params, query }, reply) => {
        const { rows, total } = await listAudit(db, { ...query, resource_type, resource_id: String(params.id) });
        setTotalCount(reply, total);
        return reply.header('cache-control', 'no-store').send(rows);
      },
    );
  }
}
