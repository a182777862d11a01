import { asProblem, type ClientProblem } from '@vidyapath/client/client-problem';
import { usePlatform } from '@vidyapath/client/platform-context';
import type { CourseModule } from '@vidyapath/http/course-module';
import { useEffect, useRef, useState } from 'react';
import { useOnce } from '@vidyapath/client/use-once';
import { useCreateVideoMutation } from '../api/videos.endpoints';
import { probeDuration, type ProbeProgress } from './probe-duration';
import type { VideoDraft } from './video-draft';

/** Adding a video: its duration is read first. Closing the screen stops the reading. */
export function useAddVideo(module: CourseModule, onAdded: (draft: VideoDraft) => void) {
  const { http, events } = usePlatform();
  const [create] = useCreateVideoMutation();
  const once = useOnce();
  const [progress, setProgress] = useState<ProbeProgress>();
  const [problem, setProblem] = useState<ClientProblem>();
  const reading = useRef<AbortController>(undefined);
  const sending = useRef(false);
  useEffect(() => () => reading.current?.abort(), []);

  const { CourseId: courseId, ModuleId: moduleId } = module;
  async function store({ title, url }: VideoDraft, count: number | undefined, seconds: number) {
    const body = {
      course_id: courseId,
      module_id: moduleId,
      video_title: title,
      video_url: url,
      duration_in_seconds: seconds,
      ...(count !== undefined && { sequence_no: count + 1 }),
      created_by: 'admin' as const,
    };
    await create(body).unwrap();
    events.publish('catalogue.video-changed@1', { courseId, moduleId });
  }

  async function add(draft: VideoDraft, count: number | undefined) {
    const { signal } = (reading.current = new AbortController());
    setProblem(undefined);
    setProgress('indeterminate');
    sending.current = true;
    try {
      const seconds = await probeDuration({ fetch: http.fetch, url: draft.url, signal, onProgress: setProgress });
      if (typeof seconds === 'number') {
        await store(draft, count, seconds);
        onAdded(draft);
      } else setProblem(seconds);
    } catch (error) {
      if (!signal.aborted) setProblem(asProblem(error));
    } finally {
      sending.current = false;
      setProgress(undefined);
    }
  }

  return {
    /** Absent while nothing is being added. */
    progress,
    problem,
    sending,
    /** @param count how many videos the module has; without it the server appends */
    add: (draft: VideoDraft, count: number | undefined) => once(() => add(draft, count)),
  };
}
