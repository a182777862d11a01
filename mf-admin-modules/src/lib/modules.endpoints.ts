import type { CourseModule, CourseModuleBody } from '@vidyapath/http/course-module';
import { paths } from '@vidyapath/http/paths';
import { recordEndpoints } from '@vidyapath/remote-kit/record-endpoints';
import { type RecordCalls, type RecordKind, useRecordCalls } from '@vidyapath/remote-kit/use-record-calls';
import { api, type Tag } from './api';

const { endpoints, useModulesQuery } = api.injectEndpoints({
  endpoints(build) {
    const { list, read, create, update, remove } = recordEndpoints<Tag, CourseModule, CourseModuleBody>(build, {
      tag: 'Module',
      listPath: paths.courseModules,
      recordPath: paths.courseModule,
    });
    return { modules: list, module: read, createModule: create, updateModule: update, deleteModule: remove };
  },
});

export const { module: moduleEndpoint, createModule, updateModule, deleteModule } = endpoints;
export { useModulesQuery };

const moduleKind: RecordKind<CourseModule, CourseModuleBody> = {
  endpoints: { read: moduleEndpoint, create: createModule, update: updateModule, remove: deleteModule },
  idOf: ({ ModuleId }) => ModuleId,
  publish(events, { ModuleId: moduleId, CourseId: courseId }, before) {
    events.publish('catalogue.module-changed@1', { courseId, moduleId });
    // A module that was moved is no longer in its earlier course.
    if (before && before.CourseId !== courseId)
      events.publish('catalogue.module-changed@1', { courseId: before.CourseId, moduleId });
  },
};

export type ModuleCalls = RecordCalls<CourseModule, CourseModuleBody>;

export const useModuleCalls = (): ModuleCalls => useRecordCalls(moduleKind);
