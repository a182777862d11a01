import { type Page, toPage, toVersioned, type Versioned } from '@vidyapath/client/record-answers';
import type { Category, CategoryBody } from '@vidyapath/http/category';
import { paths } from '@vidyapath/http/paths';
import { listId } from '@vidyapath/remote-kit/slice-api';
import { api } from '../../../lib/api';
import type { ListParams } from '../../../lib/list-params';

const list = { type: 'Category', id: listId } as const;
const one = (id: number) => ({ type: 'Category', id }) as const;

export interface CategoryChange {
  id: number;
  body: CategoryBody;
  ifMatch?: string | undefined;
}

const categoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    categories: build.query<Page<Category>, ListParams>({
      query: (params) => ({ url: paths.categories, params }),
      transformResponse: toPage<Category>,
      providesTags: [list],
    }),
    category: build.query<Versioned<Category>, number>({
      query: (id) => ({ url: paths.category(id) }),
      transformResponse: toVersioned<Category>,
      providesTags: (_answer, _error, id) => [one(id)],
    }),
    createCategory: build.mutation<Category, CategoryBody>({
      query: (body) => ({ url: paths.categories, method: 'POST', body, once: true }),
      invalidatesTags: (answer) => (answer ? [list] : []),
    }),
    updateCategory: build.mutation<Category, CategoryChange>({
      query: ({ id, body, ifMatch }) => ({ url: paths.category(id), method: 'PUT', body, ifMatch }),
      invalidatesTags: (answer, _error, { id }) => (answer ? [list, one(id)] : []),
    }),
    deleteCategory: build.mutation<null, { id: number; ifMatch?: string | undefined }>({
      query: ({ id, ifMatch }) => ({ url: paths.category(id), method: 'DELETE', ifMatch }),
      invalidatesTags: (_answer, error) => (error && error.status !== 404 ? [] : [list]),
    }),
  }),
});

export const { category, createCategory, updateCategory, deleteCategory } = categoriesApi.endpoints;
export const { useCategoriesQuery, useCreateCategoryMutation, useUpdateCategoryMutation, useDeleteCategoryMutation } = categoriesApi;
