import { usePlatform } from '@vidyapath/client/platform-context';
import { VideoPlayer } from '../../../components/player/video-player';
import type { VideoLink } from '../../../components/player/video-player.types';
import type { OutlineModule, OutlineVideo } from '../lib/course-outline';
import { neighboursOf, type PlacedVideo } from '../lib/neighbours';
import { useProgressView } from '../state/progress-view-context';

/** The player of the active video, with the way to the videos before and after it. */
export function ActiveVideo({ video, page }: { video: OutlineVideo; page: readonly OutlineModule[] }) {
  const playing = useProgressView((view) => view.playing);
  const startAt = useProgressView((view) => view.positions[video.url]);
  const play = useProgressView((view) => view.play);
  const setPlaying = useProgressView((view) => view.setPlaying);
  const remember = useProgressView((view) => view.remember);
  const { session } = usePlatform();
  /** The player also tells where it was when a sign-out closes it: nothing of that may stay. */
  const keepPosition = (seconds: number) => {
    if (session.getSnapshot().user) remember(video.url, seconds);
  };
  const linkTo = (placed: PlacedVideo | undefined): VideoLink | undefined =>
    placed && { title: placed.video.title, play: () => play(placed.moduleId, placed.video.key) };
  const { previous, next } = neighboursOf(page, video.key);
  return (
    <VideoPlayer
      url={video.url}
      title={video.title}
      playing={playing}
      startAt={startAt ?? 0}
      onPlayingChange={setPlaying}
      onPosition={keepPosition}
      previous={linkTo(previous)}
      next={linkTo(next)}
    />
  );
}
