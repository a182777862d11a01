import { ButtonBase, PlayIcon, styled } from '@vidyapath/ui';
import { useState } from 'react';
import { CourseBanner } from '../../../components/course-banner';

const Frame = styled('iframe')({ display: 'block', width: '100%', aspectRatio: '16 / 9', border: 0, borderRadius: 12 });
const Cover = styled(ButtonBase)({
  display: 'block',
  width: '100%',
  borderRadius: 12,
  overflow: 'hidden',
  position: 'relative',
});
const Play = styled('span')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: 64,
  height: 64,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  color: (theme.vars ?? theme).palette.primary.contrastText,
  backgroundColor: (theme.vars ?? theme).palette.primary.main,
}));

interface SharedVideoProps {
  videoId: string;
  label: string;
  poster: string;
}

/** A video of the sharing service: nothing is requested before the reader presses play. */
export function SharedVideo({ videoId, label, poster }: SharedVideoProps) {
  const [playing, setPlaying] = useState(false);
  if (playing) {
    return (
      <Frame
        src={`https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0`}
        title={label}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <Cover aria-label={label} onClick={() => setPlaying(true)}>
      <CourseBanner path={poster} sizes="(min-width: 900px) 760px, 94vw" />
      <Play>
        <PlayIcon fontSize="large" />
      </Play>
    </Cover>
  );
}
