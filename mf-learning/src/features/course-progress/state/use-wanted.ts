import { useEffect } from 'react';
import type { OutlineModule } from '../../../lib/course/course-outline';
import { useProgressView } from './progress-view-context';

/** Plays the requested lesson once the page of the list shows its module. */
export function useWanted(rows: readonly OutlineModule[]): void {
  const wanted = useProgressView((view) => view.wanted);
  const want = useProgressView((view) => view.want);
  const play = useProgressView((view) => view.play);
  const isShown = wanted !== null && rows.some(({ id }) => id === wanted.moduleId);
  useEffect(() => {
    if (!wanted || !isShown) return;
    want(null);
    play(wanted.moduleId, wanted.video);
  }, [wanted, isShown, want, play]);
}
