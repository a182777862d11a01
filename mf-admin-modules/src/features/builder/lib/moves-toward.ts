import type { Outline, OutlineMove } from '@vidyapath/http/course-outline';
import { differences } from './differences';
import { lessonsOf } from './tree';

/** The moves after which a course has an order where it differs; what is not in that order stays, and what is gone stays away. */
export function movesToward(wanted: Outline, present: Outline): OutlineMove[] {
  const modules = new Set(present.modules.map(({ module_id }) => module_id));
  const lessons = new Set(lessonsOf(present).map(({ video_id }) => video_id));
  return differences(wanted, present).flatMap(({ moduleId, entries }): OutlineMove[] => {
    if (moduleId !== undefined && !modules.has(moduleId)) return [];
    const there = moduleId === undefined ? modules : lessons;
    const ids = entries.map(({ id }) => id).filter((id) => there.has(id));
    const moves = ids.map((id, at): OutlineMove => {
      const before_id = ids[at + 1] ?? null;
      return moduleId === undefined
        ? { kind: 'module', id, before_id }
        : { kind: 'video', id, module_id: moduleId, before_id };
    });
    // From the last on, so that what comes after an item is in its place already.
    return moves.toReversed();
  });
}
