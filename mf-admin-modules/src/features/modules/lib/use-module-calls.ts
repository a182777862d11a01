import { usePlatform } from '@vidyapath/client/platform-context';
import type { CourseModule, CourseModuleBody } from '@vidyapath/http/course-module';
import { useMemo } from 'react';
import { useSliceDispatch } from '@vidyapath/remote-kit/slice-api';
import { moduleEndpoint, useCreateModuleMutation, useDeleteModuleMutation, useUpdateModuleMutation } from '../api/modules.endpoints';

/** The calls of the module screen; they reject with a problem, and each success is told to the other slices. */
export function useModuleCalls() {
  const dispatch = useSliceDispatch();
  const { events } = usePlatform();
  const [create] = useCreateModuleMutation();
  const [update] = useUpdateModuleMutation();
  const [remove] = useDeleteModuleMutation();
  return useMemo(() => {
    const tell = ({ CourseId: courseId, ModuleId: moduleId }: Pick<CourseModule, 'CourseId' | 'ModuleId'>) =>
      events.publish('catalogue.module-changed@1', { courseId, moduleId });
    return {
      /** Always asks the server, so that the ETag is the newest. */
      read: (id: number) => dispatch(moduleEndpoint.initiate(id, { subscribe: false, forceRefetch: true })).unwrap(),
      async create(body: CourseModuleBody) {
        tell(await create(body).unwrap());
      },
      /** `from` is the course that the module was in, when the change may move it to another. */
      async update(id: number, body: CourseModuleBody, ifMatch: string | undefined, from = body.CourseId) {
        tell(await update({ id, body, ifMatch }).unwrap());
        if (from !== body.CourseId) tell({ CourseId: from, ModuleId: id });
      },
      async remove(module: CourseModule, ifMatch: string | undefined) {
        await remove({ id: module.ModuleId, ifMatch }).unwrap();
        tell(module);
      },
    };
  }, [dispatch, events, create, update, remove]);
}

export type ModuleCalls = ReturnType<typeof useModuleCalls>;
