import type { Outline, OutlineMove } from '@vidyapath/http/course-outline';
import { lessonsOf } from './tree';

/** The moves that can be made in a course which somebody else has changed meanwhile. What was to come before something that is not there any more comes last. */
export function stillPossible(moves: readonly OutlineMove[], theirs: Outline): OutlineMove[] {
  const modules = new Set(theirs.modules.map(({ module_id }) => module_id));
  const lessons = new Set(lessonsOf(theirs).map(({ video_id }) => video_id));
  return moves
    .filter(({ kind, id, module_id }) =>
      kind === 'module' ? modules.has(id) : lessons.has(id) && (module_id === undefined || modules.has(module_id)),
    )
    .map((move) => {
      const { kind, module_id, before_id } = move;
      const siblings = theirs.modules.find((module) => module.module_id === module_id)?.videos ?? [];
      const isThere =
        kind === 'module' ? modules.has(before_id ?? 0) : siblings.some(({ video_id }) => video_id === before_id);
      return isThere ? move : { ...move, before_id: null };
    });
}
