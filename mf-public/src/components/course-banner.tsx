import { Box, SchoolIcon } from '@vidyapath/ui';
import { useState } from 'react';
import { bannerFiles } from './banner-files';

interface CourseBannerProps {
  path: string;
  /** The `sizes` of the image where it is shown. */
  sizes: string;
  /** In view when the page opens: fetched first instead of when it is scrolled to. */
  inView?: boolean;
}

/** A course's banner at 16 : 9 on a coloured background, which is shown alone without a readable banner. Decorative: the name is beside it. */
export function CourseBanner({ path, sizes, inView = false }: CourseBannerProps) {
  const [broken, setBroken] = useState('');
  const shown = path !== '' && broken !== path;
  return (
    <Box
      sx={{
        position: 'relative',
        aspectRatio: '16 / 9',
        overflow: 'hidden',
        bgcolor: 'action.hover',
        display: 'grid',
        placeItems: 'center',
      }}
    >
      <SchoolIcon color="primary" sx={{ fontSize: 56, opacity: 0.35 }} />
      {shown && (
        <Box
          component="img"
          alt=""
          {...bannerFiles(path, sizes)}
          width={640}
          height={360}
          loading={inView ? 'eager' : 'lazy'}
          fetchPriority={inView ? 'high' : 'auto'}
          decoding={inView ? 'sync' : 'async'}
          onError={() => setBroken(path)}
          sx={{ position: 'absolute', inset: 0, width: 1, height: 1, objectFit: 'cover' }}
        />
      )}
    </Box>
  );
}
