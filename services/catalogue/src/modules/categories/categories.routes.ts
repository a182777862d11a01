import { CategoryBodySchema, CategoryListQuerySchema, CategorySchema } from '@vidyapath/http/category';
import { paths } from '@vidyapath/http/paths';
import { IdParamsSchema } from '@vidyapath/http/primitives';
import { IdempotencyKeySchema } from '@vidyapath/service-kit/idempotency/idempotency';
import { Type } from 'typebox';
import type { TypedApp } from '@vidyapath/service-kit/http/typed-app';
import { sendCreated, sendRecord } from '@vidyapath/service-kit/http/answers';
import { IfMatchSchema, Nothing } from '@vidyapath/service-kit/http/route-schemas';
import { writeOf } from '@vidyapath/service-kit/http/write';
import type { CatalogueContext } from '../../context';
import { longAnswer, sendList, sendRead } from '../../lib/http/answers';
import { problems } from '../../lib/http/problems';
import { inTurn } from '../../lib/lists/read-queues';
import { categoryAccess } from './categories.policy';
import { changeCategory, createCategory, readCategories, readCategory, removeCategory } from './categories.service';

const tags = ['categories'];
const one = { tags, params: IdParamsSchema };
const changeOne = { ...one, headers: IfMatchSchema };
const read = { access: categoryAccess.read };
const write = { access: categoryAccess.write };

export function categoriesRoutes(app: TypedApp, ctx: CatalogueContext): void {
  app.get(
    paths.categories,
    {
      config: read,
      handlerTimeout: longAnswer,
      schema: {
        tags,
        operationId: 'listCategories',
        querystring: CategoryListQuerySchema,
        response: { 200: Type.Array(CategorySchema), 304: Nothing, ...problems.list },
      },
    },
    async (request, reply) =>
      sendList(request, reply, await inTurn(request, () => readCategories(ctx, request.query, request.user))),
  );

  app.get(
    paths.category(':id'),
    {
      config: read,
      schema: { ...one, operationId: 'getCategory', response: { 200: CategorySchema, 304: Nothing, ...problems.read } },
    },
    async (request, reply) => sendRead(request, reply, await readCategory(ctx, request.params.id, request.user)),
  );

  app.post(
    paths.categories,
    {
      config: write,
      schema: {
        tags,
        operationId: 'createCategory',
        headers: IdempotencyKeySchema,
        body: CategoryBodySchema,
        response: { 201: CategorySchema, ...problems.create },
      },
    },
    async (request, reply) => {
      const category = await createCategory(ctx, request.body, writeOf(request));
      return sendCreated(reply, paths.category(category.CategoryId), category);
    },
  );

  app.put(
    paths.category(':id'),
    {
      config: write,
      schema: {
        ...changeOne,
        operationId: 'changeCategory',
        body: CategoryBodySchema,
        response: { 200: CategorySchema, ...problems.change },
      },
    },
    async (request, reply) =>
      sendRecord(reply, await changeCategory(ctx, request.params.id, request.body, writeOf(request))),
  );

  app.delete(
    paths.category(':id'),
    {
      config: write,
      schema: { ...changeOne, operationId: 'deleteCategory', response: { 204: Nothing, ...problems.remove } },
    },
    async (request, reply) => {
      await removeCategory(ctx, request.params.id, writeOf(request));
      return reply.code(204).send(null);
    },
  );
}
