import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { sendRequest } from '@vidyapath/client/requests/send-request';
import type { MyCourse } from '@vidyapath/http/learning-progress';
import { paths } from '@vidyapath/http/paths';
import { useEffect, useState } from 'react';

/** Number of courses at the top of the dashboard. */
const shown = 3;

export interface OwnCourses {
  /** The last watched first; undefined while they load, and after a failure. */
  courses: readonly MyCourse[] | undefined;
  failed: boolean;
  retry: () => void;
}

/** Courses that the user may learn and in which a lesson is left. */
export function useOwnCourses(): OwnCourses {
  const { http } = usePlatform();
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ of: number; courses?: readonly MyCourse[] }>();
  useEffect(() => {
    const ended = new AbortController();
    const load = async () => {
      const args = { url: paths.myCourses, params: { limit: shown, to_go_on: 'true' } };
      const { data } = await sendRequest(http.fetch, args, ended.signal);
      if (ended.signal.aborted) return;
      setResult({ of: attempt, ...(Array.isArray(data) && { courses: data as MyCourse[] }) });
    };
    void load();
    return () => ended.abort();
  }, [http, attempt]);
  const current = result?.of === attempt ? result : undefined;
  return {
    courses: current?.courses,
    failed: current !== undefined && !current.courses,
    retry: () => setAttempt(attempt + 1),
  };
}
