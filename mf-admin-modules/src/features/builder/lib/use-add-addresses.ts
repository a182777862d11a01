import { type ClientProblem, asProblem, isClientProblem } from '@vidyapath/client/requests/client-problem';
import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useState } from 'react';
import { probeDuration } from '../../../lib/durations/probe-duration';
import { titleOfAddress } from './addresses';
import { inGroups } from './in-groups';
import type { NewLesson } from './use-add-lessons';

const readAtOnce = 2;

/** Lessons at addresses elsewhere. Their durations are read first; one that cannot be read is 0 until staff gives another address. */
export function useAddAddresses(addLessons: (lessons: readonly NewLesson[]) => Promise<unknown>) {
  const { http } = usePlatform();
  const [done, setDone] = useState<number>();
  const [problem, setProblem] = useState<ClientProblem>();

  async function lessonAt(address: string): Promise<NewLesson> {
    const signal = new AbortController().signal;
    const read = probeDuration({ fetch: http.fetch, url: address, signal, onProgress: () => undefined });
    const seconds = await read.catch(asProblem);
    setDone((count = 0) => count + 1);
    return {
      video_title: titleOfAddress(address),
      video_url: address,
      ...(!isClientProblem(seconds) && { duration_in_seconds: seconds }),
    };
  }

  return {
    /** How many durations were read, while lessons are being added. */
    done,
    problem,
    /** Returns whether they were added. */
    async add(addresses: readonly string[]): Promise<boolean> {
      setProblem(undefined);
      setDone(0);
      try {
        const lessons: NewLesson[] = [];
        for (const group of inGroups(addresses, readAtOnce)) lessons.push(...(await Promise.all(group.map(lessonAt))));
        await addLessons(lessons);
        return true;
      } catch (error) {
        setProblem(asProblem(error));
        return false;
      } finally {
        setDone(undefined);
      }
    },
  };
}
