import { imageVariantPath } from '@vidyapath/http/image-variants';
import { Box, SchoolIcon } from '@vidyapath/ui';
import { useState } from 'react';

/** A course's banner at 16 : 9 on a coloured ground, which stays when there is none or it can't be read. Decorative: the name is beside it. */
export function CourseBanner({ image }: { image: string }) {
  const [broken, setBroken] = useState('');
  return (
    <Box
      sx={{
        position: 'relative',
        aspectRatio: '16 / 9',
        overflow: 'hidden',
        borderRadius: '8px',
        bgcolor: 'action.hover',
        display: 'grid',
        placeItems: 'center',
        alignSelf: 'start',
      }}
    >
      <SchoolIcon color="primary" sx={{ fontSize: 48, opacity: 0.35 }} />
      {image !== '' && broken !== image && (
        <Box
          component="img"
          alt=""
          src={imageVariantPath(image, 320) ?? image}
          width={320}
          height={180}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(image)}
          sx={{ position: 'absolute', inset: 0, width: 1, height: 1, objectFit: 'cover' }}
        />
      )}
    </Box>
  );
}
