import { styled } from '@vidyapath/ui';
import { useState } from 'react';
import { VideoCover } from './video-cover';

const Frame = styled('iframe')({ display: 'block', width: '100%', aspectRatio: '16 / 9', border: 0, borderRadius: 12 });

interface SharedVideoProps {
  videoId: string;
  label: string;
  poster: string;
}

/** A video of the sharing service: nothing is requested before the reader presses play. */
export function SharedVideo({ videoId, label, poster }: SharedVideoProps) {
  const [playing, setPlaying] = useState(false);
  if (!playing) return <VideoCover label={label} poster={poster} onPlay={() => setPlaying(true)} />;
  return (
    <Frame
      src={`https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0`}
      title={label}
      allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
