import { CourseDetailsSchema, CourseDraftSchema, CourseSchema } from '@vidyapath/http/course';
import { courseDraftPaths } from '@vidyapath/http/course-draft-paths';
import { paths } from '@vidyapath/http/paths';
import { IdParamsSchema } from '@vidyapath/http/primitives';
import { editorRoles } from '@vidyapath/http/roles';
import { sendCreated, sendRecord } from '@vidyapath/service-kit/http/answers';
import { IfMatchSchema } from '@vidyapath/service-kit/http/route-schemas';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { writeOf } from '@vidyapath/service-kit/http/write';
import { IdempotencyKeySchema } from '@vidyapath/service-kit/idempotency/idempotency';
import type { CatalogueContext } from '../../context';
import { problems } from '../../lib/http/problems';
import { changeDetails, createDraft } from './courses.service';

const tags = ['courses'];
const config = { access: editorRoles };

/** Courses that are made bit by bit. */
export function courseDraftsRoutes(app: TypedApp, ctx: CatalogueContext): void {
  app.post(
    courseDraftPaths.courseDrafts,
    {
      config,
      schema: {
        tags,
        operationId: 'createCourseDraft',
        summary: 'A hidden course with empty texts and prices of 0.',
        headers: IdempotencyKeySchema,
        body: CourseDraftSchema,
        response: { 201: CourseSchema, ...problems.create },
      },
    },
    async (request, reply) => {
      const course = await createDraft(ctx, request.body, writeOf(request));
      return sendCreated(reply, paths.course(course.course_id), course);
    },
  );

  app.put(
    courseDraftPaths.courseDetails(':id'),
    {
      config,
      schema: {
        tags,
        operationId: 'changeCourseDetails',
        summary: 'Changes the given members of a course and leaves the others. Texts may be empty while it is hidden.',
        params: IdParamsSchema,
        headers: IfMatchSchema,
        body: CourseDetailsSchema,
        response: { 200: CourseSchema, ...problems.change },
      },
    },
    async (request, reply) =>
      sendRecord(reply, await changeDetails(ctx, request.params.id, request.body, writeOf(request))),
  );
}
