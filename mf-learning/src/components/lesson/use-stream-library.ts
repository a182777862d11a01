import { assetOfAddress } from '@vidyapath/http/lesson-names';
import { fetchLibraryWhenIdle } from '@vidyapath/remote-kit/stream-library';
import { useEffect } from 'react';
import { useDataSaver } from '@vidyapath/client/screens/data-saver';
import type { OutlineModule } from '../../lib/course/course-outline';

/** Fetches beforehand what plays the course's streams, unless the learner saves data. */
export function useStreamLibrary(modules: readonly OutlineModule[]): void {
  const isSaving = useDataSaver().on;
  const hasStreams = modules.some(({ videos }) => videos.some(({ url }) => assetOfAddress(url) !== undefined));
  const isWanted = hasStreams && !isSaving;
  useEffect(() => (isWanted ? fetchLibraryWhenIdle() : undefined), [isWanted]);
}
