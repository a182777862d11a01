import { asProblem } from '@vidyapath/client/requests/client-problem';
import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useT } from '@vidyapath/client/screens/use-t';
import type { CourseModule } from '@vidyapath/http/course-module';
import { type OutlineChangesBody, type OutlineLesson, outlineLimits } from '@vidyapath/http/course-outline';
import type { ModuleVideo } from '@vidyapath/http/module-video';
import { useState } from 'react';
import { useModuleCalls } from '../../../lib/modules.endpoints';
import type { InlineTexts } from '../../../lib/use-inline-text';
import { useUndo } from '../../../lib/use-undo';
import { useVideoCalls } from '../../../lib/videos.endpoints';
import { useChangeLessonsMutation } from '../api/outline.endpoints';
import { inGroups } from './in-groups';
import { useDeletion } from './use-deletion';
import { useOutline } from './use-outline';
import { useSelection } from './use-selection';
import { useTaken } from './use-taken';
import { hasSameOrder, type ItemRef, lessonsOf, moduleOf, movesTo, type Place, positionOf, reverseOf } from './tree';
import { withMoves, without } from './tree';

type Flags = NonNullable<OutlineChangesBody['set']>;

const lessonItems = (ids: readonly number[]): ItemRef[] => ids.map((id) => ({ kind: 'video', id }));

/** The tree of a course, and what can be done with its modules and lessons. */
export function useTree(courseId: number) {
  const t = useT();
  const { events } = usePlatform();
  const stored = useOutline(courseId);
  const deletion = useDeletion(courseId, stored);
  const undo = useUndo();
  const selection = useSelection();
  const [said, say] = useState('');
  const [send] = useChangeLessonsMutation();
  const [moduleTexts] = useState<InlineTexts<CourseModule>>(() => new Map());
  const [lessonTexts] = useState<InlineTexts<ModuleVideo>>(() => new Map());
  const moduleCalls = useModuleCalls();
  const lessonCalls = useVideoCalls();
  const outline = stored.outline && without(stored.outline, deletion.isGone);
  const lessons = outline ? lessonsOf(outline) : [];
  const steps = useTaken(outline, say, (item, place) => move([item], place));

  function nameOf(items: readonly ItemRef[]): string {
    const [first] = items;
    if (items.length > 1 || !first) return t('tree.lessons', { count: items.length });
    if (first.kind === 'video') return lessons.find(({ video_id }) => video_id === first.id)?.video_title ?? '';
    return outline?.modules.find(({ module_id }) => module_id === first.id)?.module_name ?? '';
  }

  function move(items: readonly ItemRef[], place: Place): void {
    const [first] = items;
    if (!outline || !first) return;
    const moves = movesTo(outline, items, place);
    const after = withMoves(outline, moves);
    if (hasSameOrder(after, outline)) return;
    const back = reverseOf(outline, items);
    const { place: number, count, module } = positionOf(after, first);
    const name = nameOf(items);
    const text =
      module === undefined
        ? t('tree.atModule', { name, place: number, count })
        : t('tree.atLesson', { name, place: number, count, module });
    stored.move(moves, after);
    say(text);
    undo.offer({ text, undo: () => stored.move(back, outline) });
  }

  /** Where somebody else has deleted some of the lessons, the others are changed. */
  async function store(ids: readonly number[], set: Flags): Promise<void> {
    try {
      for (const video_ids of inGroups(ids, outlineLimits.videos))
        await send({ courseId, body: { video_ids, set } }).unwrap();
    } catch (error) {
      const left = await stored.itemsLeft(lessonItems(ids));
      if (left.length === ids.length) throw error;
      await store(
        left.map(({ id }) => id),
        set,
      );
    }
  }

  async function change(ids: readonly number[], set: Flags): Promise<void> {
    stored.setFailure(undefined);
    try {
      await store(ids, set);
    } catch (error) {
      stored.setFailure(asProblem(error));
    }
    for (const moduleId of modulesOf(ids)) events.publish('catalogue.video-changed@1', { courseId, moduleId });
  }

  function modulesOf(ids: readonly number[]): Set<number> {
    return new Set(ids.flatMap((id) => (outline && moduleOf(outline, id)?.module_id) ?? []));
  }

  return {
    courseId,
    answer: stored.answer,
    /** As it is shown. */
    outline: steps.shown,
    lessons,
    selection,
    steps,
    undo,
    said,
    say,
    conflict: stored.conflict,
    failure: stored.failure,
    nameOf,
    move,
    moduleTexts,
    lessonTexts,
    moduleCalls,
    lessonCalls,
    /** Publishes lessons or makes them free previews, or ends that, where it is not so already. */
    setFlag(ids: readonly number[], flag: keyof Flags, value: boolean): void {
      const named = new Set(ids);
      const isOther = (lesson: OutlineLesson) => named.has(lesson.video_id) && lesson[flag] !== value;
      const changed = lessons.filter(isOther).map(({ video_id }) => video_id);
      if (changed.length === 0) return;
      const name = nameOf(lessonItems(changed));
      const text = t(`states.${flag}.${value ? 'set' : 'ended'}`, { name });
      void change(changed, { [flag]: value });
      say(text);
      undo.offer({ text, undo: () => void change(changed, { [flag]: !value }) });
    },
    remove(items: readonly ItemRef[]): void {
      const ids = items.filter(({ kind }) => kind === 'video').map(({ id }) => id);
      const moduleIds = [...modulesOf(ids), ...items.filter(({ kind }) => kind === 'module').map(({ id }) => id)];
      const text = t('tree.deleted', { name: nameOf(items) });
      stored.setFailure(undefined);
      deletion.hide(items);
      selection.set(ids, false);
      say(text);
      undo.offer({ text, undo: () => deletion.show(items), end: () => void deletion.send(items, moduleIds) });
    },
  };
}

export type Tree = ReturnType<typeof useTree>;
