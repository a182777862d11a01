import { randomUUID } from 'node:crypto';
import { courseBuilderPaths } from '@vidyapath/http/course-builder-paths';
import { courseDraftPaths } from '@vidyapath/http/course-draft-paths';
import { lessonPaths } from '@vidyapath/http/lesson-paths';
import { editorsOnly, everybody } from '@vidyapath/kit-testing/access-matrix';
import type { MatrixRow } from '@vidyapath/kit-testing/matrix-row';
import { multipartBody, multipartType } from '@vidyapath/kit-testing/multipart';
import { createClient } from './client';
import { courseBody, createFactories, unique } from './factories';
import { filePart, pdf, titlePart } from './handout-client';
import { startCatalogue } from './test-catalogue';

const ids: Record<string, number> = {};
const none = 2_000_000_000;

export async function startWithRecords() {
  const { app, tokens, close } = await startCatalogue();
  const make = createFactories(createClient({ app, tokens }));
  const course = await make.course();
  const courseModule = await make.courseModule(course.course_id);
  const video = await make.video(courseModule);
  Object.assign(ids, {
    category: course.category_id,
    course: course.course_id,
    module: courseModule.ModuleId,
    video: video.video_id,
  });
  return { app, headersOf: tokens.as, signer: tokens, close };
}

const categoryBody = () => ({ CategoryName: unique('Category') });
const courseOf = () => courseBody(Number(ids.category));
const moduleBody = () => ({ CourseId: ids.course, ModuleName: 'x', ModuleDescription: 'x' });
const videoBody = () => ({
  course_id: ids.course,
  module_id: ids.module,
  video_title: 'x',
  video_url: 'https://a.example/x.mp4',
  duration_in_seconds: 1,
});

/** The routes of a resource: everybody may read it unless `reads` restricts it, editors change it, Admins read its trail. */
function resource(path: `/api/${string}`, id: string, body: () => object, reads = everybody): MatrixRow[] {
  return [
    { route: `GET ${path}`, statuses: reads },
    { route: `GET ${path}/:id`, url: () => `${path}/${ids[id]}`, statuses: reads },
    { route: `POST ${path}`, body, statuses: editorsOnly(201) },
    { route: `PUT ${path}/:id`, url: () => `${path}/${ids[id]}`, body, statuses: editorsOnly(200) },
    { route: `DELETE ${path}/:id`, url: () => `${path}/${none}`, statuses: editorsOnly(404) },
    { route: `GET ${path}/:id/audit`, url: () => `${path}/${ids[id]}/audit`, statuses: [401, 403, 403, 200] },
  ];
}

export const accessRows: readonly MatrixRow[] = [
  { route: 'GET /api/course/audit', statuses: [401, 403, 403, 200] },
  ...resource('/api/category', 'category', categoryBody),
  ...resource('/api/course', 'course', courseOf),
  {
    route: 'POST /api/course/drafts',
    body: () => ({ course_name: 'x', category_id: ids.category }),
    statuses: editorsOnly(201),
  },
  {
    route: 'PUT /api/course/:id/details',
    url: () => courseDraftPaths.courseDetails(Number(ids.course)),
    body: () => ({ author: 'x' }),
    statuses: editorsOnly(200),
  },
  {
    route: 'GET /api/course/:id/readiness',
    url: () => courseDraftPaths.courseReadiness(Number(ids.course)),
    statuses: editorsOnly(200),
  },
  {
    route: 'POST /api/course/:id/publish',
    url: () => courseDraftPaths.coursePublication(none),
    body: () => ({}),
    statuses: editorsOnly(404),
  },
  {
    route: 'DELETE /api/course/:id/publish',
    url: () => courseDraftPaths.coursePublication(none),
    statuses: editorsOnly(404),
  },
  ...resource('/api/courseModule', 'module', moduleBody),
  ...resource('/api/courseModule/moduleVideo', 'video', videoBody, editorsOnly(200)),
  {
    route: 'GET /api/course/:id/outline',
    url: () => courseBuilderPaths.outline(Number(ids.course)),
    statuses: editorsOnly(200),
  },
  {
    route: 'POST /api/course/:id/outline/moves',
    url: () => courseBuilderPaths.outlineMoves(Number(ids.course)),
    body: () => ({ moves: [{ kind: 'video', id: ids.video, before_id: null }] }),
    statuses: editorsOnly(200),
  },
  {
    route: 'POST /api/course/:id/outline/lessons',
    url: () => courseBuilderPaths.outlineLessons(Number(ids.course)),
    body: () => ({ module_id: ids.module, lessons: [{ video_title: 'x', video_url: 'https://a.example/x.mp4' }] }),
    statuses: editorsOnly(201),
  },
  {
    route: 'POST /api/course/:id/outline/changes',
    url: () => courseBuilderPaths.outlineChanges(Number(ids.course)),
    body: () => ({ video_ids: [ids.video], set: { is_published: true } }),
    statuses: editorsOnly(204),
  },
  {
    route: 'POST /api/course/:id/copy',
    url: () => courseBuilderPaths.courseCopy(Number(ids.course)),
    body: () => ({}),
    statuses: editorsOnly(201),
  },
  {
    route: 'GET /api/courseModule/moduleVideo/:id/files',
    url: () => lessonPaths.handouts(Number(ids.video)),
    statuses: [401, 200, 200, 200],
  },
  // Without a service that takes files.
  {
    route: 'POST /api/courseModule/moduleVideo/:id/files',
    url: () => lessonPaths.handouts(Number(ids.video)),
    body: () => multipartBody(titlePart('x'), filePart(pdf())),
    headers: { 'content-type': multipartType },
    statuses: editorsOnly(503),
  },
  {
    route: 'DELETE /api/courseModule/moduleVideo/:id/files/:file_id',
    url: () => lessonPaths.handout(Number(ids.video), randomUUID()),
    statuses: editorsOnly(404),
  },
  {
    route: 'GET /api/courseProgress/course-progress',
    url: () => `/api/courseProgress/course-progress?course_id=${ids.course}`,
    statuses: [401, 200, 200, 200],
  },
  {
    route: 'GET /api/courseProgress/public-course-content',
    url: () => `/api/courseProgress/public-course-content?course_id=${ids.course}`,
    statuses: everybody,
  },
  {
    route: 'POST /api/courseProgress/play',
    body: () => ({ video_id: ids.video }),
    statuses: [401, 200, 200, 200],
  },
  { route: 'GET /api/courseProgress/public-course-content-by-category', statuses: everybody },
  { route: 'GET /api/courseProgress/public-courses', statuses: everybody },
  { route: 'GET /api/courseProgress/sitemap', statuses: everybody },
  { route: 'GET /api/courseProgress/sitemap/:part', url: () => '/api/courseProgress/sitemap/0', statuses: everybody },
  {
    route: 'GET /api/courseProgress/suggestions',
    url: () => '/api/courseProgress/suggestions?q=course',
    statuses: everybody,
  },
  { route: 'GET /internal/courses', statuses: [401, 401, 401, 401] },
  { route: 'POST /internal/catalogue/events', body: () => ({}), statuses: [401, 401, 401, 401] },
  { route: 'GET /internal/catalogue/log', statuses: [401, 401, 401, 401] },
  { route: 'GET /internal/lesson-uses', statuses: [401, 401, 401, 401] },
  { route: 'GET /internal/course-outlines', statuses: [401, 401, 401, 401] },
];
