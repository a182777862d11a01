import {
  CourseParamsSchema,
  DoneBodySchema,
  LearnedCourseSchema,
  LessonProgressSchema,
  ProgressReportSchema,
  VideoParamsSchema,
} from '@vidyapath/http/learning-progress';
import { paths } from '@vidyapath/http/paths';
import { problemResponses } from '@vidyapath/http/problem';
import { sendNoStore } from '@vidyapath/service-kit/http/answers';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { problems } from '@vidyapath/service-kit/http/route-schemas';
import { signedIn } from '@vidyapath/service-kit/auth/signed-in';
import type { LearningContext } from '../../context';
import { getLearnedCourse, markLessonDone, reportProgress } from './progress.service';

const tags = ['progress'];

export function progressRoutes(app: TypedApp, ctx: LearningContext): void {
  app.put(
    paths.lessonProgress(':video_id'),
    {
      config: { access: 'signed-in' },
      schema: {
        tags,
        operationId: 'reportProgress',
        summary:
          'What was seen of a lesson, merged with what was seen before. `accepted: false`: send the ranges again later.',
        params: VideoParamsSchema,
        body: ProgressReportSchema,
        response: { 200: LessonProgressSchema, ...problemResponses(400, 401, 403, 404, 413, 415, 429, 503) },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      return sendNoStore(reply, await reportProgress(ctx, signedIn(request), params.video_id, body));
    },
  );

  app.post(
    paths.lessonDone(':video_id'),
    {
      config: { access: 'signed-in' },
      schema: {
        tags,
        operationId: 'markLessonDone',
        summary:
          'For what cannot be measured, and for the end of a lesson of which at least half was seen. `accepted: false`: watch the lesson, then send it again.',
        params: VideoParamsSchema,
        body: DoneBodySchema,
        response: { 200: LessonProgressSchema, ...problemResponses(400, 401, 403, 404, 409, 413, 415, 429, 503) },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      return sendNoStore(reply, await markLessonDone(ctx, signedIn(request), params.video_id, body.reason));
    },
  );

  app.get(
    paths.learnedCourse(':course_id'),
    {
      config: { access: 'signed-in', learns: ({ params }) => (params as { course_id: number }).course_id },
      schema: {
        tags,
        operationId: 'getLearnedCourse',
        params: CourseParamsSchema,
        response: { 200: LearnedCourseSchema, ...problems.guardedRead },
      },
    },
    async (request, reply) =>
      sendNoStore(reply, await getLearnedCourse(ctx, signedIn(request), request.params.course_id)),
  );
}
