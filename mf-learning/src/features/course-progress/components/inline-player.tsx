import { usePlatform } from '@vidyapath/client/platform-context';
import { fileOf } from '../../../components/player/lesson-address';
import { VideoPlayer } from '../../../components/player/video-player';
import type { VideoLink } from '../../../components/player/video-player.types';
import type { OutlineModule, OutlineVideo } from '../lib/course-outline';
import { useRenewedAddress } from '../lib/use-renewed-address';
import { neighboursOf, type PlacedVideo } from '../lib/neighbours';
import { useProgressView } from '../state/progress-view-context';

interface InlinePlayerProps {
  moduleId: number;
  video: OutlineVideo;
  active: boolean;
  playing: boolean;
  page: readonly OutlineModule[];
}

/** The player of a video; the active one's knows the way to the videos before and after it. */
export function InlinePlayer({ moduleId, video, active, playing, page }: InlinePlayerProps) {
  const startAt = useProgressView((view) => view.positions[fileOf(video.url)]);
  const play = useProgressView((view) => view.play);
  const setPlaying = useProgressView((view) => view.setPlaying);
  const remember = useProgressView((view) => view.remember);
  const renew = useRenewedAddress(video.url);
  const { session } = usePlatform();
  /** The player also tells where it was when a sign-out closes it: nothing of that may stay. */
  const keepPosition = (seconds: number) => {
    if (session.getSnapshot().user) remember(fileOf(video.url), seconds);
  };
  const follow = (now: boolean) => {
    if (active) setPlaying(now);
    else if (now) play(moduleId, video.key);
  };
  const linkTo = (placed: PlacedVideo | undefined): VideoLink | undefined =>
    placed && { title: placed.video.title, play: () => play(placed.moduleId, placed.video.key) };
  const { previous, next } = active ? neighboursOf(page, video.key) : {};
  return (
    <VideoPlayer
      url={video.url}
      title={video.title}
      active={active}
      playing={playing}
      startAt={startAt ?? 0}
      onPlayingChange={follow}
      onPosition={keepPosition}
      onRenew={renew}
      previous={linkTo(previous)}
      next={linkTo(next)}
    />
  );
}
