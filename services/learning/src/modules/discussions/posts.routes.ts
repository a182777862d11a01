import { UuidParamsSchema } from '@vidyapath/http/primitives';
import { PostBodySchema, PostSchema, ThreadSchema, VoteSchema } from '@vidyapath/http/learning-discussions';
import { paths } from '@vidyapath/http/paths';
import { idempotencyKeyOf, IdempotencyKeySchema } from '@vidyapath/service-kit/idempotency/idempotency';
import { sendCreated, sendNoStore, sendRecord } from '@vidyapath/service-kit/http/answers';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { IfMatchSchema, Nothing, problems } from '@vidyapath/service-kit/http/route-schemas';
import { signedIn } from '@vidyapath/service-kit/auth/signed-in';
import { versionOf } from './discussions.presenter';
import type { LearningContext } from '../../context';
import { acceptPost, changePost, createPost, removePost, voteForPost } from './posts.service';

const config = { access: 'signed-in' } as const;
const one = { tags: ['discussions'], params: UuidParamsSchema };
const changeOne = { ...one, headers: IfMatchSchema };
const thread = { 200: ThreadSchema, ...problems.change };

export function postsRoutes(app: TypedApp, ctx: LearningContext): void {
  app.post(
    paths.threadPosts(':id'),
    {
      config,
      schema: {
        ...one,
        operationId: 'createPost',
        headers: IdempotencyKeySchema,
        body: PostBodySchema,
        response: { 201: PostSchema, ...problems.create },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      const post = await createPost(ctx, params.id, body.body, signedIn(request), idempotencyKeyOf(request));
      return sendCreated(reply, paths.thread(params.id), post, versionOf(post));
    },
  );

  app.put(
    paths.post(':id'),
    {
      config,
      schema: {
        ...changeOne,
        operationId: 'changePost',
        body: PostBodySchema,
        response: { 200: PostSchema, ...problems.change },
      },
    },
    async (request, reply) => {
      const { params, body, headers } = request;
      const post = await changePost(ctx, params.id, body.body, signedIn(request), headers['if-match']);
      return sendRecord(reply, post, versionOf(post));
    },
  );

  app.delete(
    paths.post(':id'),
    { config, schema: { ...changeOne, operationId: 'deletePost', response: { 204: Nothing, ...problems.change } } },
    async (request, reply) => {
      await removePost(ctx, request.params.id, signedIn(request), request.headers['if-match']);
      return reply.code(204).send(null);
    },
  );

  app.post(
    paths.postAccept(':id'),
    { config, schema: { ...one, operationId: 'acceptPost', response: thread } },
    async (request, reply) => sendNoStore(reply, await acceptPost(ctx, request.params.id, signedIn(request), true)),
  );

  app.delete(
    paths.postAccept(':id'),
    { config, schema: { ...one, operationId: 'unacceptPost', response: thread } },
    async (request, reply) => sendNoStore(reply, await acceptPost(ctx, request.params.id, signedIn(request), false)),
  );

  app.put(
    paths.postVote(':id'),
    { config, schema: { ...one, operationId: 'votePost', response: { 200: VoteSchema, ...problems.change } } },
    async (request, reply) => sendNoStore(reply, await voteForPost(ctx, request.params.id, signedIn(request), true)),
  );

  app.delete(
    paths.postVote(':id'),
    { config, schema: { ...one, operationId: 'unvotePost', response: { 200: VoteSchema, ...problems.change } } },
    async (request, reply) => sendNoStore(reply, await voteForPost(ctx, request.params.id, signedIn(request), false)),
  );
}
