import { asProblem, type ClientProblem } from '@vidyapath/client/requests/client-problem';
import { usePlatform } from '@vidyapath/client/screens/platform-context';
import type { CourseModule } from '@vidyapath/http/course-module';
import { useEffect, useRef, useState } from 'react';
import { useCreateVideoMutation } from '../api/videos.endpoints';
import { probeDuration, type ProbeProgress } from './probe-duration';
import type { VideoValues } from './video-values';

/**
 * Adding a video: its duration is read first. Closing the screen stops the reading.
 * @param count how many videos the module has, if none has a higher number; without it the server appends
 */
export function useAddVideo({ CourseId: courseId, ModuleId: moduleId }: CourseModule, count: number | undefined) {
  const { http, events } = usePlatform();
  const [create] = useCreateVideoMutation();
  const [progress, setProgress] = useState<ProbeProgress>();
  const [problem, setProblem] = useState<ClientProblem>();
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  async function store({ title, url }: VideoValues, seconds: number) {
    const body = {
      course_id: courseId,
      module_id: moduleId,
      video_title: title.trim(),
      video_url: url.trim(),
      duration_in_seconds: seconds,
      ...(count !== undefined && { sequence_no: count + 1 }),
      created_by: 'admin' as const,
    };
    await create(body).unwrap();
    events.publish('catalogue.video-changed@1', { courseId, moduleId });
  }

  /** Returns whether the video was added. */
  async function add(values: VideoValues): Promise<boolean> {
    reading.current = new AbortController();
    const { signal } = reading.current;
    setProblem(undefined);
    setProgress('indeterminate');
    try {
      const seconds = await probeDuration({
        fetch: http.fetch,
        url: values.url.trim(),
        signal,
        onProgress: setProgress,
      });
      if (typeof seconds === 'number') {
        await store(values, seconds);
        return true;
      }
      setProblem(seconds);
    } catch (error) {
      if (!signal.aborted) setProblem(asProblem(error));
    } finally {
      setProgress(undefined);
    }
    return false;
  }

  /** `progress` is absent while nothing is being added. */
  return { progress, problem, add };
}
