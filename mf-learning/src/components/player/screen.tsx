import { ArchiveScreen } from './archive-screen';
import { FileScreen } from './file-screen';
import type { ScreenProps } from './screen.types';
import { SharingScreen } from './sharing-screen';
import type { VideoSource } from './video-source';

/** The player that fits the source. */
export function Screen({ source, ...screen }: ScreenProps & { source: VideoSource }) {
  switch (source.kind) {
    case 'file':
      return <FileScreen {...screen} src={source.src} />;
    case 'archive':
      return <ArchiveScreen title={screen.title} playing={screen.playing} src={source.src} />;
    case 'sharing':
      return <SharingScreen {...screen} id={source.id} />;
    case 'none':
      return null;
  }
}
