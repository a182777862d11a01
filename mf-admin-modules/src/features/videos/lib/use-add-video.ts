import { type ClientProblem, isClientProblem } from '@vidyapath/client/requests/client-problem';
import type { CourseModule } from '@vidyapath/http/course-module';
import { useState } from 'react';
import type { VideoCalls } from '../../../lib/videos.endpoints';
import { useDuration } from './use-duration';
import type { VideoValues } from './video-values';

/**
 * Adding a video: its duration is read first.
 * @param count how many videos the module has, if none has a higher number; without it the server appends
 */
export function useAddVideo({ CourseId, ModuleId }: CourseModule, calls: VideoCalls, count: number | undefined) {
  const { progress, readThen } = useDuration();
  const [problem, setProblem] = useState<ClientProblem>();

  /** Returns whether the video was added. */
  async function add({ title, url }: VideoValues): Promise<boolean> {
    setProblem(undefined);
    const video = { course_id: CourseId, module_id: ModuleId, video_title: title.trim(), video_url: url.trim() };
    const added = await readThen(video.video_url, (seconds) =>
      calls.create({
        ...video,
        duration_in_seconds: seconds,
        ...(count !== undefined && { sequence_no: count + 1 }),
        created_by: 'admin',
      }),
    );
    if (isClientProblem(added)) setProblem(added);
    return added !== undefined && !isClientProblem(added);
  }

  /** `progress` is absent while nothing is being added. */
  return { progress, problem, add };
}
