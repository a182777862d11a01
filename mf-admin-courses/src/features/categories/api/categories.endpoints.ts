import type { Category, CategoryBody } from '@vidyapath/http/category';
import { paths } from '@vidyapath/http/paths';
import { recordEndpoints } from '@vidyapath/remote-kit/record-endpoints';
import { type RecordKind, useRecordCalls } from '@vidyapath/remote-kit/use-record-calls';
import { api, type Tag } from '../../../lib/api';

const { endpoints, useCategoriesQuery } = api.injectEndpoints({
  endpoints(build) {
    const { list, read, create, update, remove } = recordEndpoints<Tag, Category, CategoryBody>(build, {
      tag: 'Category',
      listPath: paths.categories,
      recordPath: paths.category,
    });
    return { categories: list, category: read, createCategory: create, updateCategory: update, deleteCategory: remove };
  },
});

export const { category, createCategory, updateCategory, deleteCategory } = endpoints;
export { useCategoriesQuery };

const categoryKind: RecordKind<Category, CategoryBody> = {
  endpoints: { read: category, create: createCategory, update: updateCategory, remove: deleteCategory },
  idOf: ({ CategoryId }) => CategoryId,
  publish: (events, { CategoryId }) => events.publish('catalogue.category-changed@1', { categoryId: CategoryId }),
};

export const useCategoryCalls = () => useRecordCalls(categoryKind);
