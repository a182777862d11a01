import { type LessonTab, lessonPlaceIn } from '@vidyapath/http/lesson-address';
import { useSearchParams } from 'react-router';

/** The open tab, which the address names; without one, or with one that is not there, the first. */
export function useLessonTab(tabs: readonly LessonTab[]) {
  const [params, setParams] = useSearchParams();
  const { tab, thread_id: thread, as } = lessonPlaceIn(params);
  const named = tab ?? (thread ? 'questions' : undefined);
  const open = (chosen: LessonTab) =>
    setParams(new URLSearchParams({ ...(as && { as }), tab: chosen }), { replace: true });
  return { tab: tabs.find((one) => one === named) ?? tabs[0], open };
}
