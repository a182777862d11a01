import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { randomInt } from 'node:crypto';
import { type CourseChange, CourseChangeSchema } from '@vidyapath/http/course-events';
import { createTestCaller } from '@vidyapath/kit-testing/test-caller';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { createTestTokens } from '@vidyapath/kit-testing/tokens';
import { registerTokenCheck } from '@vidyapath/service-kit/auth/auth-token';
import { injectLink } from '@vidyapath/service-kit/client/inject-link';
import { feedPageSchema, FeedQuerySchema, idsOf } from '@vidyapath/service-kit/events/feed-route';
import type { paths } from '../clients/catalogue';

/** A course that nobody has yet, as catalogue tells of it. */
export const courseOf = (): CourseChange => ({
  course_id: randomInt(1, 2_147_483_647),
  version: 1,
  course: {
    course_name: 'Algebra',
    course_language: 'English',
    banner_image: '/media/banner.webp',
    actual_price: 499,
    discounted_price: 399,
    is_premium: true,
    is_public: true,
    category_id: 1,
  },
});

/** Answers for the courses that it was given as catalogue does, to services that may read them. */
export async function startTestCatalogue() {
  const tokens = createTestTokens();
  const server = await createTestServer('catalogue');
  await registerTokenCheck(server, tokens);
  const courses = new Map<number, CourseChange>();
  const app = server.withTypeProvider<TypeBoxTypeProvider>();
  app.get(
    '/internal/courses',
    {
      config: { access: { service: 'courses:read' } },
      schema: {
        operationId: 'listCourseChanges',
        querystring: FeedQuerySchema,
        response: { 200: feedPageSchema(CourseChangeSchema) },
      },
    },
    async ({ query: { ids } }) => {
      const items = [...courses.values()].filter(({ course_id }) => !ids || idsOf(ids).includes(course_id));
      return { items, next: '', more: false };
    },
  );
  let away = false;
  const link = injectLink(server);
  const send: typeof link.send = (request) => (away ? Promise.reject(new Error('No connection.')) : link.send(request));
  return {
    client: createTestCaller(server, 'courses:read', tokens).clientOf<paths>('catalogue', { ...link, send }),
    set: (course: CourseChange) => courses.set(course.course_id, course),
    goAway: (isAway: boolean): void => void (away = isAway),
    stop: () => server.close(),
  };
}

export type TestCatalogue = Awaited<ReturnType<typeof startTestCatalogue>>;
