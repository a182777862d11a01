import { asProblem, type ClientProblem } from '@vidyapath/client/requests/client-problem';
import { usePlatform } from '@vidyapath/client/screens/platform-context';
import type { Asset } from '@vidyapath/http/lesson-assets';
import type { CourseModule } from '@vidyapath/http/course-module';
import { addressOfAsset } from '@vidyapath/http/lesson-names';
import { limits } from '@vidyapath/http/limits';
import { useSliceDispatch } from '@vidyapath/remote-kit/slice-api';
import { useState } from 'react';
import { api } from '../../../lib/api';
import type { VideoCalls } from '../../../lib/videos.endpoints';
import { beginUpload } from '../../../lib/uploads/uploads';

/** Why a file cannot go on with an upload that another file began. */
export const otherFile = 'other-file';
export type UploadProblem = ClientProblem | typeof otherFile;

/** Uploading the files of a module's lessons. */
export function useUploadLesson({ CourseId, ModuleId }: CourseModule, calls: VideoCalls) {
  const platform = usePlatform();
  const dispatch = useSliceDispatch();
  const [problem, setProblem] = useState<UploadProblem>();
  const [isStarting, setIsStarting] = useState(false);
  const onEnded = (): void => void dispatch(api.util.invalidateTags(['Asset']));

  /** Returns whether the file is being sent. */
  async function begin(
    file: File,
    of: { goesOn?: string; replaces?: string },
    onBegun?: (assetId: string) => Promise<unknown>,
  ): Promise<boolean> {
    setProblem(undefined);
    setIsStarting(true);
    try {
      const begun = await beginUpload(file, { ...of, platform, onEnded });
      if (typeof begun !== 'string') setProblem(begun);
      else await onBegun?.(begun);
      return typeof begun === 'string';
    } catch (error) {
      setProblem(asProblem(error));
      return false;
    } finally {
      setIsStarting(false);
    }
  }

  return {
    problem,
    isStarting,
    /** A new lesson whose file is sent now, named like the file unless it has a title. Resolves once it is in the list. */
    add: (file: File, title: string) =>
      begin(file, {}, async (assetId) => {
        const video_title = (title.trim() || titleOf(file.name)).slice(0, limits.moduleVideo.titleMax);
        const video = { course_id: CourseId, module_id: ModuleId, video_title, created_by: 'admin' };
        await calls.create({ ...video, video_url: addressOfAsset(assetId) });
      }),
    /** Goes on with an upload that another visit of the page began, by the same file. */
    async goOn(asset: Asset, file: File): Promise<boolean> {
      if (file.name === asset.file_name && file.size === asset.size_bytes)
        return begin(file, { goesOn: asset.asset_id });
      setProblem(otherFile);
      return false;
    },
    replace: (asset: Asset, file: File) => begin(file, { replaces: asset.asset_id }),
  };
}

/** "03 - Ohm ka niyam.mp4" is "Ohm ka niyam". */
export function titleOf(fileName: string): string {
  const stem = fileName.replace(/\.[^.]+$/, '');
  return stem.replace(/^\d+\s*[-–._)]*\s*/, '').trim() || stem;
}
