import { CourseAccessSchema, EnrolmentBodySchema } from '@vidyapath/http/commerce-access';
import { paths } from '@vidyapath/http/paths';
import { IdempotencyKeySchema, idempotencyKeyOf } from '@vidyapath/service-kit/idempotency/idempotency';
import { sendUnstored } from '../../lib/http/answers';
import type { CommerceApp } from '../../lib/http/commerce-app';
import { problems } from '../../lib/http/schemas';
import { callerOf } from '../../lib/http/signed-in';
import type { EnrolmentsService } from './enrolments.service';

export function enrolmentsRoutes(app: CommerceApp, enrolments: EnrolmentsService): void {
  app.post(
    paths.enrolments,
    {
      config: { access: 'signed-in' },
      schema: {
        tags: ['enrolments'],
        operationId: 'enrol',
        summary: '201 for a new enrolment in a free course, 200 for one that is there.',
        headers: IdempotencyKeySchema,
        body: EnrolmentBodySchema,
        response: { 200: CourseAccessSchema, 201: CourseAccessSchema, ...problems.create },
      },
    },
    async (request, reply) => {
      const { id } = callerOf(request);
      const { made, access } = await enrolments.enrol(id, request.body.course_id, idempotencyKeyOf(request));
      return sendUnstored(reply.code(made ? 201 : 200), access);
    },
  );
}
