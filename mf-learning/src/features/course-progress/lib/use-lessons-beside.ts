import { useContext, useMemo } from 'react';
import { fileOf } from '../../../components/player/lesson-address';
import type { CourseLessons } from '../../../lib/course-lessons';
import { ProgressViewContext } from '../state/progress-view-context';
import type { OutlineModule } from '../../../lib/course/course-outline';

/** The lessons and the player, for discussions and notes; a jump shows the module of its lesson. */
export function useLessonsBeside(
  modules: readonly OutlineModule[],
  showModule: (moduleId: number) => void,
): CourseLessons {
  const view = useContext(ProgressViewContext);
  return useMemo(() => {
    const placed = modules.flatMap(({ id: moduleId, videos }) => videos.map((video) => ({ moduleId, video })));
    return {
      lessons: placed.flatMap(({ video: { id, title, seconds } }) =>
        id === null ? [] : [{ videoId: id, title, seconds }],
      ),
      jump({ videoId, seconds }) {
        const found = placed.find(({ video }) => video.id === videoId);
        if (!found || !view) return;
        const { moduleId, video } = found;
        const { remember, seek, want } = view.getState();
        remember(fileOf(video.url), seconds);
        seek({ file: fileOf(video.url), seconds });
        showModule(moduleId);
        want({ moduleId, video: video.key });
      },
      here() {
        const { activeVideo, place, positions } = view?.getState() ?? {};
        const video = placed.find((one) => one.video.key === activeVideo)?.video;
        if (!video || video.id === null) return undefined;
        const file = fileOf(video.url);
        return { videoId: video.id, seconds: place?.file === file ? place.seconds : (positions?.[file] ?? 0) };
      },
    };
  }, [modules, showModule, view]);
}
