import type { Outline, OutlineMove } from '@vidyapath/http/course-outline';
import { differences } from './differences';
import { lessonsOf, moduleOf, siblingsOf, withMoves } from './tree';

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

/** Moves as far as a newer version has what they name: of a place that is gone, the next one of the wanted order. */
export function possibleMoves(moves: readonly OutlineMove[], wanted: Outline, present: Outline): OutlineMove[] {
  const movedIds = new Set(moves.map(({ id }) => id));
  const possible: OutlineMove[] = [];
  for (const move of moves) {
    const siblings = targetSiblings(move, withMoves(present, possible));
    if (!siblings) continue;
    const { ids } = siblingsOf(wanted, move);
    const after = ids.slice(ids.indexOf(move.id) + 1);
    const hasPlace = move.before_id === null || siblings.has(move.before_id);
    const next = after.find((id) => siblings.has(id) && !movedIds.has(id)) ?? null;
    possible.push(hasPlace ? move : { ...move, before_id: next });
  }
  return possible;
}

/** What is beside the target of a move; undefined: the module or lesson that is moved, or the target, is gone. */
function targetSiblings({ kind, id, module_id }: OutlineMove, outline: Outline): Set<number> | undefined {
  if (kind === 'module') {
    const ids = new Set(outline.modules.map((module) => module.module_id));
    return ids.has(id) ? ids : undefined;
  }
  const from = moduleOf(outline, id);
  const targetId = module_id ?? from?.module_id;
  const target = from && outline.modules.find((module) => module.module_id === targetId);
  return target && new Set(target.videos.map(({ video_id }) => video_id));
}
