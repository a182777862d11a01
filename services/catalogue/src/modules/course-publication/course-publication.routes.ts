import { CourseSchema } from '@vidyapath/http/course';
import { courseDraftPaths } from '@vidyapath/http/course-draft-paths';
import { NotReadySchema, PublicationSchema, ReadinessSchema } from '@vidyapath/http/course-publication';
import { IdParamsSchema } from '@vidyapath/http/primitives';
import { problemResponses } from '@vidyapath/http/problem';
import { editorRoles } from '@vidyapath/http/roles';
import { sendNoStore, sendRecord } from '@vidyapath/service-kit/http/answers';
import { IfMatchSchema } from '@vidyapath/service-kit/http/route-schemas';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { writeOf } from '@vidyapath/service-kit/http/write';
import { Type } from 'typebox';
import type { CatalogueContext } from '../../context';
import { problems } from '../../lib/http/problems';
import { publishCourseNow, planPublication, readReadiness, takeBack } from './course-publication.service';

const tags = ['courses'];
const one = { tags, params: IdParamsSchema };
const config = { access: editorRoles };

export function coursePublicationRoutes(app: TypedApp, ctx: CatalogueContext): void {
  app.get(
    courseDraftPaths.courseReadiness(':id'),
    {
      config,
      schema: {
        ...one,
        operationId: 'getCourseReadiness',
        response: { 200: Type.Array(ReadinessSchema), ...problems.guardedRead },
      },
    },
    async ({ params }, reply) => sendNoStore(reply, await readReadiness(ctx, params.id)),
  );

  app.post(
    courseDraftPaths.coursePublication(':id'),
    {
      config,
      schema: {
        ...one,
        operationId: 'publishCourse',
        summary: 'Puts a course on sale, now or at a time, when the checks are asked again.',
        headers: IfMatchSchema,
        body: PublicationSchema,
        response: {
          200: CourseSchema,
          409: NotReadySchema,
          ...problemResponses(400, 401, 403, 404, 412, 413, 415, 429, 503),
        },
      },
    },
    async (request, reply) => {
      const { publish_at } = request.body;
      const { id } = request.params;
      const write = writeOf(request);
      return sendRecord(
        reply,
        publish_at === undefined
          ? await publishCourseNow(ctx, id, write)
          : await planPublication(ctx, id, new Date(publish_at), write),
      );
    },
  );

  app.delete(
    courseDraftPaths.coursePublication(':id'),
    {
      config,
      schema: {
        ...one,
        operationId: 'unpublishCourse',
        summary: 'Hides a course, or cancels its planned publication.',
        headers: IfMatchSchema,
        response: { 200: CourseSchema, ...problems.change },
      },
    },
    async (request, reply) => sendRecord(reply, await takeBack(ctx, request.params.id, writeOf(request))),
  );
}
