import { asProblem, type ClientProblem } from '@vidyapath/client/requests/client-problem';
import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { type Outline, outlineLimits, type OutlineMove } from '@vidyapath/http/course-outline';
import { useSliceDispatch } from '@vidyapath/remote-kit/slice-api';
import { useRef, useState } from 'react';
import { outlineApi, useMoveInOutlineMutation, useOutlineQuery } from '../api/outline.endpoints';
import { inGroups } from './in-groups';
import { movesToward, possibleMoves } from './moves-toward';
import { differOnlyInItems, type ItemRef, itemsIn, withMoves } from './tree';

/** Somebody else changed the order first. */
export interface OrderConflict {
  mine: Outline;
  theirs: Outline;
  moves: readonly OutlineMove[];
  answer: (whose: 'mine' | 'theirs') => void;
}

/** The tree of a course. Moves are shown at once, stored one after the other, and shown as they were when that fails. */
export function useOutline(courseId: number) {
  const dispatch = useSliceDispatch();
  const { events } = usePlatform();
  const answer = useOutlineQuery(courseId, { refetchOnMountOrArgChange: true });
  const [send] = useMoveInOutlineMutation();
  const [pending, setPending] = useState<readonly (readonly OutlineMove[])[]>([]);
  const [conflict, setConflict] = useState<OrderConflict>();
  const [failure, setFailure] = useState<ClientProblem>();
  const stored = useRef(Promise.resolve());

  const read = (forceRefetch: boolean) =>
    dispatch(outlineApi.endpoints.outline.initiate(courseId, { subscribe: false, forceRefetch })).unwrap();

  async function askWhose(moves: readonly OutlineMove[], mine: Outline, theirs: Outline): Promise<boolean> {
    const whose = await new Promise((resolve) => setConflict({ moves, mine, theirs, answer: resolve }));
    setConflict(undefined);
    return whose === 'mine';
  }

  /** @returns false: the others' order was chosen */
  async function store(moves: readonly OutlineMove[], wanted: Outline): Promise<boolean> {
    const { record, etag } = await read(false);
    const possible = possibleMoves(moves, wanted, record);
    if (possible.length === 0) return true;
    try {
      await send({ courseId, body: { moves: possible }, ifMatch: etag }).unwrap();
      for (const moduleId of modulesOf(possible)) events.publish('catalogue.module-changed@1', { courseId, moduleId });
      return true;
    } catch (error) {
      if (asProblem(error).status !== 412) throw error;
      const { record: theirs } = await read(true);
      // Something was added or deleted meanwhile, here or by others.
      if (differOnlyInItems(record, theirs)) return store(moves, wanted);
      const mine = withMoves(record, possible);
      return (await askWhose(possible, mine, theirs)) && storeAll(movesToward(mine, theirs), mine);
    }
  }

  async function storeAll(moves: readonly OutlineMove[], wanted: Outline): Promise<boolean> {
    for (const group of inGroups(moves, outlineLimits.moves)) if (!(await store(group, wanted))) return false;
    return true;
  }

  /** @param wanted the order after the moves */
  function move(moves: readonly OutlineMove[], wanted: Outline): void {
    setFailure(undefined);
    setPending((current) => [...current, moves]);
    stored.current = stored.current.then(async () => {
      try {
        await storeAll(moves, wanted);
      } catch (error) {
        setFailure(asProblem(error));
      }
      setPending((current) => current.filter((other) => other !== moves));
    });
  }

  return {
    answer,
    /** With the moves that are not stored yet. */
    outline: answer.data && withMoves(answer.data.record, pending.flat()),
    move,
    /** Reads the course again, and returns those of the items that it still has. */
    itemsLeft: async (items: readonly ItemRef[]) => itemsIn((await read(true)).record, items),
    conflict,
    failure,
    setFailure,
  };
}

export type StoredOutline = ReturnType<typeof useOutline>;

/** Modules that were moved, or into which something was moved. */
const modulesOf = (moves: readonly OutlineMove[]): Set<number> =>
  new Set(moves.flatMap(({ kind, id, module_id }) => (kind === 'module' ? id : (module_id ?? []))));
