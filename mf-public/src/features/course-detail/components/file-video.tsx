import { imageVariantPath } from '@vidyapath/http/image-variants';
import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Link, styled } from '@vidyapath/ui';
import { useState } from 'react';

const Video = styled('video')({ display: 'block', width: '100%', aspectRatio: '16 / 9', backgroundColor: 'black' });

interface FileVideoProps {
  url: string;
  label: string;
  poster: string;
}

/** A video that can't be played here is a link. */
export function FileVideo({ url, label, poster }: FileVideoProps) {
  const t = useT();
  const [failed, setFailed] = useState(false);
  if (failed)
    return (
      <Box sx={{ aspectRatio: '16 / 9', display: 'grid', placeItems: 'center', p: 4, bgcolor: 'action.hover' }}>
        <Link href={url} target="_blank" rel="noopener noreferrer" sx={{ py: 2.5 }}>
          {t('course.openIntroduction')}
        </Link>
      </Box>
    );
  return (
    <Video
      src={url}
      controls
      autoPlay
      playsInline
      poster={imageVariantPath(poster, 640) ?? (poster || undefined)}
      aria-label={label}
      onError={() => setFailed(true)}
    />
  );
}
