import { useEffect, useEffectEvent } from 'react';
import { EmbeddedFrame, frameRights } from './embedded-frame';
import type { ScreenProps } from './screen.types';
import type { VideoSource } from './video-source';

interface ArchiveScreenProps extends Pick<ScreenProps, 'title' | 'playing' | 'onFailed'> {
  source: Extract<VideoSource, { kind: 'archive' }>;
}

/**
 * An item of archive.org. Its page takes no commands, so it is shown only while it plays, and it reports nothing:
 * whether it can be reached at all is checked with the item's picture.
 */
export function ArchiveScreen({ source, title, playing, onFailed }: ArchiveScreenProps) {
  const { src, picture } = source;
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    if (!playing) return;
    const image = new Image();
    image.onerror = () => fail();
    image.src = picture;
    return () => {
      image.onerror = null;
    };
  }, [playing, picture]);
  return playing ? <EmbeddedFrame src={`${src}?autoplay=1`} title={title} {...frameRights} /> : null;
}
