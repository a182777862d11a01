import { asProblem, type ClientProblem } from '@vidyapath/client/requests/client-problem';
import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useEffect, useRef, useState } from 'react';
import { probeDuration, type ProbeProgress } from '../../../lib/durations/probe-duration';

/** Reading the duration of a video at an address, before the video is stored. Closing the screen stops the reading. */
export function useDuration() {
  const { http } = usePlatform();
  const [progress, setProgress] = useState<ProbeProgress>();
  const reading = useRef<AbortController>(undefined);
  useEffect(() => () => reading.current?.abort(), []);

  /** Returns what `store` does, or the problem; nothing after it was stopped. */
  async function readThen<Stored>(
    url: string,
    store: (seconds: number) => Promise<Stored>,
  ): Promise<Stored | ClientProblem | undefined> {
    reading.current = new AbortController();
    const { signal } = reading.current;
    setProgress('indeterminate');
    try {
      const seconds = await probeDuration({ fetch: http.fetch, url, signal, onProgress: setProgress });
      return typeof seconds === 'number' ? await store(seconds) : seconds;
    } catch (error) {
      return signal.aborted ? undefined : asProblem(error);
    } finally {
      setProgress(undefined);
    }
  }

  /** `progress` is absent while nothing is being stored. */
  return { progress, readThen, stop: () => reading.current?.abort() };
}
