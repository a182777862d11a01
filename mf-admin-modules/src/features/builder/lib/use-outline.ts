import { asProblem, type ClientProblem } from '@vidyapath/client/requests/client-problem';
import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { type Outline, outlineLimits, type OutlineMove } from '@vidyapath/http/course-outline';
import { useSliceDispatch } from '@vidyapath/remote-kit/slice-api';
import { useRef, useState } from 'react';
import { outlineApi, useMoveInOutlineMutation, useOutlineQuery } from '../api/outline.endpoints';
import { inGroups } from './in-groups';
import { movesToward } from './moves-toward';
import { withMoves } from './tree';

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

  async function store(moves: readonly OutlineMove[]): Promise<void> {
    const { record, etag } = await read(false);
    try {
      await send({ courseId, body: { moves }, ifMatch: etag }).unwrap();
      for (const moduleId of modulesOf(moves)) events.publish('catalogue.module-changed@1', { courseId, moduleId });
    } catch (error) {
      if (asProblem(error).status !== 412) throw error;
      const { record: theirs } = await read(true);
      const mine = withMoves(record, moves);
      if (!(await askWhose(moves, mine, theirs))) return;
      for (const group of inGroups(movesToward(mine, theirs), outlineLimits.moves)) await store(group);
    }
  }

  function move(moves: readonly OutlineMove[]): void {
    setFailure(undefined);
    setPending((current) => [...current, moves]);
    stored.current = stored.current.then(async () => {
      try {
        await store(moves);
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
    conflict,
    failure,
    setFailure,
  };
}

/** Modules that were moved, or into which something was moved. */
const modulesOf = (moves: readonly OutlineMove[]): Set<number> =>
  new Set(moves.flatMap(({ kind, id, module_id }) => (kind === 'module' ? id : (module_id ?? []))));
