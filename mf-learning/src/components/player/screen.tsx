import { ArchiveScreen } from './archive-screen';
import { FileScreen } from './file-screen';
import type { ScreenProps } from './screen.types';
import { SharingScreen } from './sharing-screen';
import type { VideoSource } from './video-source';

interface AnyScreenProps extends ScreenProps {
  source: VideoSource;
  /** Another video is the active one: players that fetch something of a service are not shown. */
  waiting: boolean;
  /** It will probably be played next. */
  ahead: boolean;
  /** Of a stream in the chosen quality. */
  streamUrl: string | undefined;
}

/** The player that fits the source. */
export function Screen({ source, waiting, ahead, streamUrl, ...screen }: AnyScreenProps) {
  if (source.kind === 'file')
    return <FileScreen {...screen} src={source.src} isStream={false} waiting={waiting} ahead={ahead} />;
  if (source.kind === 'stream')
    return <FileScreen {...screen} src={streamUrl} play={source.play} isStream waiting={waiting} ahead={ahead} />;
  if (waiting) return null;
  switch (source.kind) {
    case 'archive':
      return <ArchiveScreen source={source} title={screen.title} playing={screen.playing} onFailed={screen.onFailed} />;
    case 'sharing':
      return <SharingScreen {...screen} id={source.id} />;
    case 'none':
      return null;
  }
}
