import { MyCourseListQuerySchema, MyCourseSchema, PersonParamsSchema } from '@vidyapath/http/learning-progress';
import { paths } from '@vidyapath/http/paths';
import { editorRoles } from '@vidyapath/http/roles';
import { sendList } from '@vidyapath/service-kit/lists/streamed-list';
import { Type } from 'typebox';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { problems } from '@vidyapath/service-kit/http/route-schemas';
import { signedIn } from '@vidyapath/service-kit/auth/signed-in';
import type { LearningContext } from '../../context';
import { listMyCourses } from './my-courses.service';

const tags = ['my courses'];
const querystring = MyCourseListQuerySchema;

/** The courses that a person learns or learned. */
export function myCoursesRoutes(app: TypedApp, ctx: LearningContext): void {
  app.get(
    paths.myCourses,
    {
      config: { access: 'signed-in' },
      schema: {
        tags,
        operationId: 'listMyCourses',
        summary: 'Courses that the caller has bought, enrolled in or begun, also those whose access has ended.',
        querystring,
        response: { 200: Type.Array(MyCourseSchema), ...problems.list },
      },
    },
    async (request, reply) =>
      sendList(reply.header('cache-control', 'no-store'), await listMyCourses(ctx, signedIn(request), request.query)),
  );

  app.get(
    paths.personsCourses(':user_id'),
    {
      config: { access: editorRoles },
      schema: {
        tags,
        operationId: 'listCoursesOfPerson',
        summary: 'What a person learns, for the desk.',
        params: PersonParamsSchema,
        querystring,
        response: { 200: Type.Array(MyCourseSchema), ...problems.guardedList },
      },
    },
    async ({ params, query }, reply) =>
      sendList(
        reply.header('cache-control', 'no-store'),
        await listMyCourses(ctx, { id: params.user_id, role: 'User' }, query),
      ),
  );
}
