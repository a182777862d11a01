import { EmbeddedFrame, frameRights } from './embedded-frame';
import type { ScreenProps } from './screen.types';

/** An item of archive.org. Its page takes no commands, so that it is there only while it plays. */
export function ArchiveScreen({ src, title, playing }: Pick<ScreenProps, 'title' | 'playing'> & { src: string }) {
  return playing ? <EmbeddedFrame src={`${src}?autoplay=1`} title={title} {...frameRights} /> : null;
}
