import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useT } from '@vidyapath/client/screens/use-t';
import { type Outline, outlineLimits, type OutlineLessonsBody } from '@vidyapath/http/course-outline';
import { useModuleCalls } from '../../../lib/modules.endpoints';
import { useAddLessonsMutation } from '../api/outline.endpoints';
import { inGroups } from './in-groups';

export type NewLesson = OutlineLessonsBody['lessons'][number];

/** Adding modules, and lessons at their ends. Both reject with a problem. */
export function useAddLessons(courseId: number, outline: Outline | undefined) {
  const t = useT();
  const { events } = usePlatform();
  const modules = useModuleCalls();
  const [send] = useAddLessonsMutation();

  async function addModule(name: string): Promise<number> {
    const { ModuleId } = await modules.create({ CourseId: courseId, ModuleName: name, ModuleDescription: '' });
    return ModuleId;
  }

  return {
    addModule,
    /**
     * Without a module into the last one; a first one is made.
     * @param onStored hears of each part that is stored, also when a later one is not
     */
    addLessons: async (
      lessons: readonly NewLesson[],
      into: number | undefined,
      onStored?: (stored: readonly NewLesson[]) => void,
    ): Promise<void> => {
      const moduleId = into ?? outline?.modules.at(-1)?.module_id ?? (await addModule(t('tree.firstModule')));
      for (const group of inGroups(lessons, outlineLimits.lessons)) {
        await send({ courseId, body: { module_id: moduleId, lessons: group } }).unwrap();
        onStored?.(group);
      }
      events.publish('catalogue.video-changed@1', { courseId, moduleId });
    },
  };
}

export type AddLessons = ReturnType<typeof useAddLessons>['addLessons'];
