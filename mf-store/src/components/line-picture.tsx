import { imageVariantPath } from '@vidyapath/http/image-variants';
import { Box, SchoolIcon } from '@vidyapath/ui';
import { useState } from 'react';

/** A course's picture at 16 : 9 on a coloured background, which is shown alone without a readable picture. Decorative: the title is beside it. */
export function LinePicture({ path }: { path: string }) {
  const [broken, setBroken] = useState('');
  return (
    <Box
      sx={{
        position: 'relative',
        flex: '0 0 auto',
        width: { xs: 80, sm: 112 },
        aspectRatio: '16 / 9',
        borderRadius: '8px',
        overflow: 'hidden',
        bgcolor: 'action.hover',
        display: 'grid',
        placeItems: 'center',
      }}
    >
      <SchoolIcon color="primary" sx={{ fontSize: 24, opacity: 0.35 }} />
      {path !== '' && broken !== path && (
        <Box
          component="img"
          alt=""
          src={imageVariantPath(path, 320) ?? path}
          width={320}
          height={180}
          decoding="async"
          onError={() => setBroken(path)}
          sx={{ position: 'absolute', inset: 0, width: 1, height: 1, objectFit: 'cover' }}
        />
      )}
    </Box>
  );
}
