import { type ClientProblem, asProblem, isClientProblem } from '@vidyapath/client/requests/client-problem';
import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useState } from 'react';
import { probeDuration } from '../../../lib/durations/probe-duration';
import { inGroups } from './in-groups';
import type { NewLesson } from './use-add-lessons';

const readAtOnce = 2;

interface Reading {
  done: number;
  count: number;
}

/** Lessons at addresses elsewhere. Unknown durations are read first; one that cannot be read is 0 until staff gives another address. */
export function useAddAddresses(addLessons: (lessons: readonly NewLesson[]) => Promise<unknown>) {
  const { http } = usePlatform();
  const [reading, setReading] = useState<Reading>();
  const [problem, setProblem] = useState<ClientProblem>();

  async function secondsAt(url: string): Promise<number | undefined> {
    const signal = new AbortController().signal;
    const read = probeDuration({ fetch: http.fetch, url, signal, onProgress: () => undefined });
    const seconds = await read.catch(asProblem);
    setReading((now) => now && { ...now, done: now.done + 1 });
    return isClientProblem(seconds) ? undefined : seconds;
  }

  async function withDurations(lessons: readonly NewLesson[]): Promise<NewLesson[]> {
    const unknown = lessons.filter((lesson) => lesson.duration_in_seconds === undefined);
    setReading({ done: 0, count: unknown.length });
    const seconds = new Map<NewLesson, number | undefined>();
    for (const group of inGroups(unknown, readAtOnce))
      await Promise.all(group.map(async (lesson) => seconds.set(lesson, await secondsAt(lesson.video_url))));
    return lessons.map((lesson) => {
      const duration_in_seconds = seconds.get(lesson);
      return duration_in_seconds === undefined ? lesson : { ...lesson, duration_in_seconds };
    });
  }

  return {
    /** How many durations were read, while lessons are being added. */
    reading,
    problem,
    /** Returns whether they were added. */
    async add(lessons: readonly NewLesson[]): Promise<boolean> {
      setProblem(undefined);
      try {
        await addLessons(await withDurations(lessons));
        return true;
      } catch (error) {
        setProblem(asProblem(error));
        return false;
      } finally {
        setReading(undefined);
      }
    },
  };
}
