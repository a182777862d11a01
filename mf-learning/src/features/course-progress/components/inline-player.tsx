import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { usePageTitle } from '@vidyapath/client/screens/use-page-title';
import { useParams } from 'react-router';
import { fileOf } from '../../../components/player/lesson-address';
import { VideoPlayer } from '../../../components/player/video-player';
import type { VideoLink } from '../../../components/player/video-player.types';
import { shortCourseAddress } from '@vidyapath/http/public-pages';
import { courseIdOf } from '../../../lib/course/course-id';
import type { OutlineModule, OutlineVideo } from '../../../lib/course/course-outline';
import { neighboursOf, type PlacedVideo } from '../../../lib/course/neighbours';
import { resumeAt } from '../../../lib/course/resume';
import { useAskPlay } from '../../../components/lesson/use-ask-play';
import { useLesson } from '../../../components/lesson/use-lesson';
import { useStartAt } from '../lib/use-start-at';
import { useProgressView } from '../state/progress-view-context';

interface InlinePlayerProps {
  moduleId: number;
  video: OutlineVideo;
  active: boolean;
  playing: boolean;
  ahead: boolean;
  page: readonly OutlineModule[];
}

/** The player of a video; the active one has links to the videos before and after it. */
export function InlinePlayer({ moduleId, video, active, playing, ahead, page }: InlinePlayerProps) {
  const left = useProgressView((view) => view.positions[fileOf(video.url)]);
  const play = useProgressView((view) => view.play);
  const setPlaying = useProgressView((view) => view.setPlaying);
  const remember = useProgressView((view) => view.remember);
  const setPlace = useProgressView((view) => view.setPlace);
  const sought = useProgressView((view) => (active && view.sought?.file === fileOf(video.url) ? view.sought : null));
  const seek = useProgressView((view) => view.seek);
  const ask = useAskPlay(video);
  const { session, navigate } = usePlatform();
  const courseId = courseIdOf(useParams().courseId) ?? 0;
  usePageTitle(active ? video.title : undefined);
  const { learned, markAsDone, onTick, onHiddenStart, onJump, onEnd, onRest } = useLesson(video);
  const startAt = useStartAt(active, left ?? resumeAt(learned?.position_seconds, video.seconds));
  /** The player also reports its position when a logout closes it: that must not be kept. */
  const leaveAt = (seconds: number) => {
    onRest?.();
    if (session.getSnapshot().user) remember(fileOf(video.url), seconds);
  };
  const follow = (now: boolean) => {
    if (!now) onRest?.();
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
      ahead={ahead}
      startAt={startAt}
      onPlayingChange={follow}
      onPosition={leaveAt}
      seekTo={sought?.seconds}
      onSought={() => seek(null)}
      onTick={(seconds, rate) => {
        setPlace(fileOf(video.url), seconds);
        onTick?.(seconds, rate);
      }}
      onHiddenStart={onHiddenStart}
      onJump={onJump}
      onEnd={onEnd}
      markAsDone={markAsDone}
      ask={ask}
      onBuy={() => navigate.to(shortCourseAddress(courseId))}
      previous={linkTo(previous)}
      next={linkTo(next)}
    />
  );
}
