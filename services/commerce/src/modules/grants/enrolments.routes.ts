import { CourseAccessSchema, EnrolmentBodySchema } from '@vidyapath/http/commerce-access';
import { paths } from '@vidyapath/http/paths';
import { IdempotencyKeySchema, idempotencyKeyOf } from '@vidyapath/service-kit/idempotency/idempotency';
import { sendNoStore } from '@vidyapath/service-kit/http/answers';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { problems } from '@vidyapath/service-kit/http/route-schemas';
import { signedIn } from '@vidyapath/service-kit/auth/signed-in';
import type { CommerceContext } from '../../context';
import { enrol } from './enrolments.service';

export function enrolmentsRoutes(app: TypedApp, ctx: CommerceContext): void {
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
      const { id } = signedIn(request);
      const { made, access } = await enrol(ctx, id, request.body.course_id, idempotencyKeyOf(request));
      return sendNoStore(reply.code(made ? 201 : 200), access);
    },
  );
}
