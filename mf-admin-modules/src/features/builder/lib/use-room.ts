import type { LessonRoom } from '@vidyapath/http/lesson-assets';
import { useSliceDispatch } from '@vidyapath/remote-kit/slice-api';
import { useState } from 'react';
import { assetsApi } from '../../../lib/uploads/assets.endpoints';
import type { DroppedVideo } from '../../../lib/uploads/file-names';
import { fitting, sizeOf } from './fitting';

/** Files of which not all fit. */
export interface RoomQuestion {
  /** How many fit. */
  fit: number;
  count: number;
  bytes: number;
  bytesLeft: number;
  answer: (choice: 'begin' | 'cancel') => void;
}

/** Says before the first byte how many files fit, and asks when not all do. */
export function useRoom() {
  const dispatch = useSliceDispatch();
  const [question, setQuestion] = useState<RoomQuestion>();

  const read = () =>
    dispatch(assetsApi.endpoints.lessonRoom.initiate(undefined, { subscribe: false, forceRefetch: true }));

  async function ask(videos: readonly DroppedVideo[], fit: number, { bytes_left: bytesLeft }: LessonRoom) {
    const of = { fit, count: videos.length, bytes: sizeOf(videos), bytesLeft };
    const choice = await new Promise((resolve) => setQuestion({ ...of, answer: resolve }));
    setQuestion(undefined);
    return choice === 'begin';
  }

  return {
    question,
    /** Splits files into those to send and those for which there is no room; undefined: nothing is to be sent. Where the room is not known all are sent. */
    async split(
      videos: readonly DroppedVideo[],
    ): Promise<{ sent: readonly DroppedVideo[]; left: DroppedVideo[] } | undefined> {
      const { data: room } = videos.length > 0 ? await read() : {};
      if (!room) return { sent: videos, left: [] };
      const possible = videos.filter(({ file }) => file.size <= room.file_bytes_max);
      const fits = new Set(fitting(possible, room));
      if (fits.size < possible.length && !(await ask(possible, fits.size, room))) return undefined;
      const hasNoRoom = (video: DroppedVideo) => possible.includes(video) && !fits.has(video);
      return { sent: videos.filter((video) => !hasNoRoom(video)), left: videos.filter(hasNoRoom) };
    },
  };
}
