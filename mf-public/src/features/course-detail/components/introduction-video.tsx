import { imageVariantPath } from '@vidyapath/http/image-variants';
import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Link, styled, Typography } from '@vidyapath/ui';
import { useState } from 'react';
import { introductionSource } from '../lib/introduction-source';
import { SharedVideo } from './shared-video';
import { UploadedVideo } from './uploaded-video';

const Video = styled('video')({
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  borderRadius: 12,
  backgroundColor: 'black',
});

interface IntroductionVideoProps {
  courseId: number;
  address: string;
  course: string;
  poster: string;
}

/** Nothing is fetched before it is played; a video that can't be played here is a link. */
export function IntroductionVideo({ courseId, address, course, poster }: IntroductionVideoProps) {
  const t = useT();
  const [unplayable, setUnplayable] = useState('');
  const source = introductionSource(address);
  if (!source) return null;
  const label = t('course.playIntroduction', { course });
  return (
    <Box component="section" aria-label={t('course.introduction')}>
      <Typography component="h2" variant="h3" sx={{ mb: 3 }}>
        {t('course.introduction')}
      </Typography>
      {source.kind === 'sharing-service' && <SharedVideo videoId={source.videoId} label={label} poster={poster} />}
      {source.kind === 'stream' && <UploadedVideo courseId={courseId} label={label} poster={poster} />}
      {source.kind === 'file' && unplayable !== address && (
        <Video
          src={source.url}
          controls
          preload="none"
          playsInline
          poster={imageVariantPath(poster, 640) ?? (poster || undefined)}
          aria-label={label}
          onError={() => setUnplayable(address)}
        />
      )}
      {source.kind === 'file' && unplayable === address && (
        <Link href={source.url} target="_blank" rel="noopener noreferrer" sx={{ display: 'inline-block', py: 2.5 }}>
          {t('course.openIntroduction')}
        </Link>
      )}
    </Box>
  );
}
