import {
  StaffThreadListQuerySchema,
  StaffThreadSchema,
  ThreadBodySchema,
  ThreadListQuerySchema,
  ThreadSchema,
  ThreadWithPostsSchema,
} from '@vidyapath/http/learning-discussions';
import { paths } from '@vidyapath/http/paths';
import { IdParamsSchema, UuidParamsSchema } from '@vidyapath/http/primitives';
import { editorRoles } from '@vidyapath/http/roles';
import { idempotencyKeyOf, IdempotencyKeySchema } from '@vidyapath/service-kit/idempotency/idempotency';
import { sendRecordWithList, sendList } from '@vidyapath/service-kit/lists/streamed-list';
import { Type } from 'typebox';
import { sendCreated, sendRecord } from '@vidyapath/service-kit/http/answers';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { IfMatchSchema, Nothing, problems } from '@vidyapath/service-kit/http/route-schemas';
import { longAnswerMs } from '@vidyapath/service-kit/http/server-limits';
import { signedIn } from '@vidyapath/service-kit/auth/signed-in';
import type { LearningContext } from '../../context';
import { courseOfPath } from '../../lib/http/course-of-path';
import { versionOf } from './discussions.presenter';
import {
  changeThread,
  createThread,
  getThread,
  listAllThreads,
  listThreadsOfCourse,
  removeThread,
} from './threads.service';

const tags = ['discussions'];
const config = { access: 'signed-in' } as const;
const ofCourse = { access: 'signed-in', learns: courseOfPath } as const;
const one = { tags, params: UuidParamsSchema };
const changeOne = { ...one, headers: IfMatchSchema };

export function threadsRoutes(app: TypedApp, ctx: LearningContext): void {
  app.get(
    paths.courseThreads(':id'),
    {
      config: ofCourse,
      schema: {
        tags,
        operationId: 'listCourseThreads',
        params: IdParamsSchema,
        querystring: ThreadListQuerySchema,
        response: { 200: Type.Array(ThreadSchema), ...problems.guardedRead },
      },
    },
    async (request, reply) => {
      const list = await listThreadsOfCourse(ctx, request.params.id, request.query, signedIn(request));
      return sendList(reply.header('cache-control', 'no-store'), list);
    },
  );

  app.get(
    paths.threads,
    {
      config: { access: editorRoles },
      schema: {
        tags,
        operationId: 'listThreads',
        querystring: StaffThreadListQuerySchema,
        response: { 200: Type.Array(StaffThreadSchema), ...problems.guardedList },
      },
    },
    async (request, reply) =>
      sendList(reply.header('cache-control', 'no-store'), await listAllThreads(ctx, request.query, signedIn(request))),
  );

  app.post(
    paths.courseThreads(':id'),
    {
      config: ofCourse,
      schema: {
        tags,
        operationId: 'createThread',
        params: IdParamsSchema,
        headers: IdempotencyKeySchema,
        body: ThreadBodySchema,
        response: { 201: ThreadSchema, ...problems.create },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      const thread = await createThread(ctx, params.id, body, signedIn(request), idempotencyKeyOf(request));
      return sendCreated(reply, paths.thread(thread.thread_id), thread, versionOf(thread));
    },
  );

  app.get(
    paths.thread(':id'),
    {
      config,
      handlerTimeout: longAnswerMs,
      schema: { ...one, operationId: 'getThread', response: { 200: ThreadWithPostsSchema, ...problems.guardedRead } },
    },
    async (request, reply) => {
      const { thread, posts } = await getThread(ctx, request.params.id, signedIn(request));
      return sendRecordWithList(reply, sendRecord(reply, thread, versionOf(thread)), 'posts', posts);
    },
  );

  app.put(
    paths.thread(':id'),
    {
      config,
      schema: {
        ...changeOne,
        operationId: 'changeThread',
        body: ThreadBodySchema,
        response: { 200: ThreadSchema, ...problems.change },
      },
    },
    async (request, reply) => {
      const { params, body, headers } = request;
      const thread = await changeThread(ctx, params.id, body, signedIn(request), headers['if-match']);
      return sendRecord(reply, thread, versionOf(thread));
    },
  );

  app.delete(
    paths.thread(':id'),
    { config, schema: { ...changeOne, operationId: 'deleteThread', response: { 204: Nothing, ...problems.change } } },
    async (request, reply) => {
      await removeThread(ctx, request.params.id, signedIn(request), request.headers['if-match']);
      return reply.code(204).send(null);
    },
  );
}
