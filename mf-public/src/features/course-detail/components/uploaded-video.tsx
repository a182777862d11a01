import { lazyPart } from '@vidyapath/client/screens/lazy-part';
import { useState } from 'react';
import { LatePart } from '../../../components/late-part';
import { VideoCover } from './video-cover';

const StreamedVideo = lazyPart(
  async () => (await import(/* webpackChunkName: 'lazy-introduction' */ './streamed-video')).StreamedVideo,
  (_props, state) => <LatePart height={320} {...state} />,
);

interface UploadedVideoProps {
  courseId: number;
  label: string;
  poster: string;
}

/** An introduction that staff have uploaded: nothing is requested before the reader presses play. */
export function UploadedVideo({ courseId, label, poster }: UploadedVideoProps) {
  const [opened, setOpened] = useState(false);
  if (!opened) return <VideoCover label={label} poster={poster} onPlay={() => setOpened(true)} />;
  return <StreamedVideo courseId={courseId} label={label} />;
}
