import { randomInt } from 'node:crypto';
import {
  type CourseChange,
  CourseChangeSchema,
  type CourseOutline,
  CourseOutlineSchema,
} from '@vidyapath/http/course-events';
import { createTestCaller } from '@vidyapath/kit-testing/test-caller';
import { createTestServer } from '@vidyapath/kit-testing/test-server';
import { createTestTokens } from '@vidyapath/kit-testing/tokens';
import { registerTokenCheck } from '@vidyapath/service-kit/auth/auth-token';
import { injectLink } from '@vidyapath/service-kit/client/inject-link';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { feedPageSchema, FeedQuerySchema, idsOf } from '@vidyapath/service-kit/events/feed-route';
import { Type } from 'typebox';
import type { paths } from '@vidyapath/service-kit/clients/catalogue';

type Course = NonNullable<CourseChange['course']>;

/** A new course, as catalogue publishes it; free unless `over` says otherwise. */
export const courseOf = (over: Partial<Course> = {}): CourseChange => ({
  course_id: randomInt(1, 2_147_483_647),
  version: 1,
  course: {
    course_name: 'Algebra',
    course_name_hi: 'बीजगणित',
    course_language: 'English',
    banner_image: '/media/banner.webp',
    actual_price: 0,
    discounted_price: 0,
    is_premium: false,
    is_public: true,
    category_id: 1,
    ...over,
  },
});

const config = { access: { service: 'courses:read' } } as const;
const OutlineQuerySchema = Type.Object({
  ...FeedQuerySchema.properties,
  video_id: Type.Optional(Type.Integer()),
});

/** Answers for the courses that it was given as catalogue does, to services that may read them. */
export async function startTestCatalogue() {
  const tokens = createTestTokens();
  const server = await createTestServer('catalogue');
  await registerTokenCheck(server, tokens);
  const courses = new Map<number, CourseChange>();
  const outlines = new Map<number, CourseOutline>();
  const app: TypedApp = server.withTypeProvider();
  const whole = <Item>(items: Item[]) => ({ items, next: '', more: false });
  const list = { querystring: FeedQuerySchema, response: { 200: feedPageSchema(CourseChangeSchema) } };
  app.get(
    '/internal/courses',
    { config, schema: { operationId: 'listCourseChanges', ...list } },
    async ({ query: { ids } }) =>
      whole([...courses.values()].filter(({ course_id }) => !ids || idsOf(ids).includes(course_id))),
  );
  const outlineList = { querystring: OutlineQuerySchema, response: { 200: feedPageSchema(CourseOutlineSchema) } };
  app.get(
    '/internal/course-outlines',
    { config, schema: { operationId: 'listCourseOutlines', ...outlineList } },
    async ({ query: { ids, video_id } }) => {
      const isAsked = ({ course_id, videos }: CourseOutline) =>
        video_id ? videos.some((video) => video.video_id === video_id) : !ids || idsOf(ids).includes(course_id);
      return whole([...outlines.values()].filter(isAsked));
    },
  );
  let away = false;
  const link = injectLink(server);
  const send: typeof link.send = (request) => (away ? Promise.reject(new Error('No connection.')) : link.send(request));
  return {
    client: createTestCaller(server, 'courses:read', tokens).clientOf<paths>('catalogue', { ...link, send }),
    set: (course: CourseChange) => courses.set(course.course_id, course),
    setOutline: (outline: CourseOutline) => outlines.set(outline.course_id, outline),
    goAway: (isAway: boolean): void => {
      away = isAway;
    },
    stop: () => server.close(),
  };
}

export type TestCatalogue = Awaited<ReturnType<typeof startTestCatalogue>>;
