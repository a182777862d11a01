import { type Page, toPage, toVersioned, type Versioned } from '@vidyapath/client/record-answers';
import type { listParams } from '@vidyapath/client/list-state';
import type { CourseModule, CourseModuleBody } from '@vidyapath/http/course-module';
import { paths } from '@vidyapath/http/paths';
import { listId } from '@vidyapath/remote-kit/slice-api';
import { api } from '../../../lib/api';

const list = { type: 'Module', id: listId } as const;
const one = (id: number) => ({ type: 'Module', id }) as const;

export interface ModuleListQuery extends ReturnType<typeof listParams> {
  /** `0`: of all courses. */
  course_id: number;
}

export interface ModuleChange {
  id: number;
  body: CourseModuleBody;
  ifMatch: string | undefined;
}

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    modules: build.query<Page<CourseModule>, ModuleListQuery>({
      query: (query) => ({ url: paths.courseModules, params: { ...query } }),
      transformResponse: toPage<CourseModule>,
      providesTags: [list],
    }),
    module: build.query<Versioned<CourseModule>, number>({
      query: (id) => ({ url: paths.courseModule(id) }),
      transformResponse: toVersioned<CourseModule>,
      providesTags: (_answer, _error, id) => [one(id)],
    }),
    createModule: build.mutation<CourseModule, CourseModuleBody>({
      query: (body) => ({ url: paths.courseModules, method: 'POST', body, once: true }),
      invalidatesTags: (answer) => (answer ? [list] : []),
    }),
    updateModule: build.mutation<CourseModule, ModuleChange>({
      query: ({ id, body, ifMatch }) => ({ url: paths.courseModule(id), method: 'PUT', body, ifMatch }),
      invalidatesTags: (answer, _error, { id }) => (answer ? [list, one(id)] : []),
    }),
    deleteModule: build.mutation<null, { id: number; ifMatch: string | undefined }>({
      query: ({ id, ifMatch }) => ({ url: paths.courseModule(id), method: 'DELETE', ifMatch }),
      invalidatesTags: (_answer, error) => (error && error.status !== 404 ? [] : [list]),
    }),
  }),
});

export const { module: moduleEndpoint, updateModule, deleteModule } = endpoints.endpoints;
export const { useModulesQuery, useCreateModuleMutation, useUpdateModuleMutation, useDeleteModuleMutation } = endpoints;
