import { asProblem, type ClientProblem } from '@vidyapath/client/requests/client-problem';
import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { type Editor, useLastEditor } from '@vidyapath/client/screens/use-last-editor';
import { useNotices } from '@vidyapath/client/screens/use-notices';
import type { Course } from '@vidyapath/http/course';
import { useState } from 'react';
import type { BuilderProps } from './builder-data';
import type { Publishing } from './builder-endpoints';

/** Somebody changed the course while the publisher looked at it. */
export interface PublicationConflict {
  seen: Course;
  stored: Course;
  by: Editor | undefined;
}

/** Publishes and hides a course, and tells the other slices. */
export function usePublication({ course, data }: BuilderProps) {
  const { events } = usePlatform();
  const notices = useNotices();
  const lastEditor = useLastEditor();
  const { course_id: courseId } = course;
  const { data: shown, refetch } = data.useBuiltCourseQuery(courseId);
  const [sendPublication] = data.usePublishCourseMutation();
  const [sendHiding, { isLoading: hiding }] = data.useHideCourseMutation();
  const [refusal, setRefusal] = useState<unknown>();
  const [conflict, setConflict] = useState<PublicationConflict>();
  const changed = () => events.publish('catalogue.course-changed@1', { courseId });

  /** Publishes what the publisher has seen. What they changed themselves elsewhere is published too. */
  async function publish(publishing: Publishing): Promise<{ error?: unknown }> {
    const answer = await sendPublication({ ifMatch: shown?.etag, ...publishing });
    if (answer.error === undefined) {
      changed();
      return answer;
    }
    const problem = asProblem(answer.error);
    const newer = problem.status === 412 ? (await refetch()).data : undefined;
    return newer ? changedMeanwhile(publishing, problem, newer) : answer;
  }

  async function changedMeanwhile(
    publishing: Publishing,
    error: ClientProblem,
    { record: stored, etag }: NonNullable<typeof shown>,
  ): Promise<{ error?: unknown }> {
    const by = lastEditor(error, { seen: course, stored });
    if (by?.isSelf && etag !== publishing.ifMatch) return publish({ ...publishing, ifMatch: etag });
    setConflict({ seen: course, stored, by });
    return { error };
  }

  return {
    publish: (publishing: Publishing) => {
      setConflict(undefined);
      return publish(publishing);
    },
    conflict,
    forgetConflict: () => setConflict(undefined),
    /** @returns whether it is hidden now */
    hide: async (): Promise<boolean> => {
      const { error } = await sendHiding(courseId);
      setRefusal(error);
      if (error !== undefined) return false;
      changed();
      notices.success('builder.hide.done');
      return true;
    },
    hiding,
    /** Why it could not be hidden. */
    problem: refusal === undefined ? undefined : asProblem(refusal),
  };
}
