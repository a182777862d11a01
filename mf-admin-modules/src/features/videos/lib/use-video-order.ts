import { asProblem, type ClientProblem } from '@vidyapath/client/requests/client-problem';
import { useT } from '@vidyapath/client/screens/use-t';
import type { CourseModule } from '@vidyapath/http/course-module';
import type { ModuleVideo } from '@vidyapath/http/module-video';
import { useSliceDispatch } from '@vidyapath/remote-kit/slice-api';
import { useRef, useState } from 'react';
import { useRecordChange } from '../../../lib/use-record-change';
import { type VideoCalls, videosEndpoint } from '../../../lib/videos.endpoints';
import { changeFor, type Move, placed } from './video-moves';

/** Steps by keys are stored once no further one follows. */
const stepsEndMs = 700;

/** The order of a module's videos. It is shown changed at once, stored afterwards, and shown as it was when that fails. */
export function useVideoOrder(
  { CourseId: courseId, ModuleId: moduleId }: CourseModule,
  videos: readonly ModuleVideo[] = [],
  calls: VideoCalls,
  say: (text: string) => void,
) {
  const t = useT();
  const dispatch = useSliceDispatch();
  const change = useRecordChange(calls);
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const [failure, setFailure] = useState<{ id: number; problem: ClientProblem }>();
  const stepping = useRef<{ move: Move; timer: number }>(undefined);
  const stored = useRef(Promise.resolve());
  // While they move, the numbers stay where they are.
  const shown = moves
    .reduce(placed, videos)
    .map((video, at) => ({ ...video, sequence_no: videos[at]?.sequence_no ?? 0 }));

  const readList = () =>
    dispatch(videosEndpoint.initiate({ courseId, moduleId }, { subscribe: false, forceRefetch: true })).unwrap();

  async function store(move: Move): Promise<void> {
    try {
      // Others may have moved videos since the list was shown.
      const { id, number } = changeFor(move, await readList());
      await change(id, { sequence_no: number });
      await readList();
    } catch (error) {
      setFailure({ id: move.id, problem: asProblem(error) });
    }
    setMoves((current) => current.filter((other) => other !== move));
  }

  /** Shows a video at a place and says it, in place of the steps before it. */
  function show(video: ModuleVideo, index: number, replaced?: Move): Move {
    const others = shown.filter(({ video_id }) => video_id !== video.video_id);
    const move = { id: video.video_id, index, after: others[index - 1]?.video_id };
    setFailure(undefined);
    setMoves((current) => [...current.filter((other) => other !== replaced), move]);
    say(t('order.placed', { name: video.video_title, place: index + 1, count: shown.length }));
    return move;
  }

  /** Stores what was moved by keys. */
  function endSteps(): void {
    if (!stepping.current) return;
    const { move, timer } = stepping.current;
    window.clearTimeout(timer);
    stepping.current = undefined;
    stored.current = stored.current.then(() => store(move));
  }

  return {
    shown,
    failure,
    /** Moves a video by one place. */
    step(video: ModuleVideo, by: 1 | -1): void {
      if (stepping.current?.move.id !== video.video_id) endSteps();
      const index = shown.findIndex(({ video_id }) => video_id === video.video_id) + by;
      if (index < 0 || index >= shown.length) return;
      window.clearTimeout(stepping.current?.timer);
      const move = show(video, index, stepping.current?.move);
      stepping.current = { move, timer: window.setTimeout(endSteps, stepsEndMs) };
    },
    endSteps,
    moveTo(video: ModuleVideo, index: number): void {
      endSteps();
      const move = show(video, index);
      stored.current = stored.current.then(() => store(move));
    },
  };
}

export type VideoOrder = ReturnType<typeof useVideoOrder>;
