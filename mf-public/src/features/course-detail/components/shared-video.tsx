import { styled } from '@vidyapath/ui';

const Frame = styled('iframe')({ display: 'block', width: '100%', aspectRatio: '16 / 9', border: 0 });

/** A video of the sharing service. */
export const SharedVideo = ({ videoId, label }: { videoId: string; label: string }) => (
  <Frame
    src={`https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0`}
    title={label}
    allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
    referrerPolicy="strict-origin-when-cross-origin"
  />
);
