import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { createStream, type StreamEvents } from './stream';

interface UsedStream extends StreamEvents {
  /** Undefined: the video plays no stream by the page's code. */
  url: string | undefined;
  startAt: number;
  largest: number;
  /** Until then only what has to be read before the first segment is fetched. */
  isBegun: boolean;
}

/** Plays a stream in a video element. Another address goes on at the second at which the one before was. */
export function useStream(
  video: RefObject<HTMLVideoElement | null>,
  { url, startAt, largest, isBegun, onRefused, onLost, onFailed }: UsedStream,
): void {
  const stream = useRef<ReturnType<typeof createStream>>(undefined);
  const leftAt = useRef<number>(undefined);
  const refused = useEffectEvent(onRefused);
  const lost = useEffectEvent(onLost);
  const failed = useEffectEvent(onFailed);
  const begin = useEffectEvent((element: HTMLVideoElement, address: string) =>
    createStream(element, {
      url: address,
      startAt: leftAt.current ?? startAt,
      largest,
      ahead: !isBegun,
      onRefused: () => refused(),
      onLost: (isLost) => lost(isLost),
      onFailed: () => failed(),
    }),
  );
  useEffect(() => {
    const element = video.current;
    if (!element || url === undefined) return;
    stream.current = begin(element, url);
    return () => {
      leftAt.current = element.currentTime;
      stream.current?.stop();
      lost(false);
    };
  }, [video, url]);
  const beginAhead = useEffectEvent(() => stream.current?.begin(startAt));
  useEffect(() => {
    if (isBegun) beginAhead();
  }, [isBegun]);
  useEffect(() => stream.current?.setLargest(largest), [largest]);
}
