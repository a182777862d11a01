import { imageVariantPath } from '@vidyapath/http/image-variants';
import { Box } from '@vidyapath/ui';

const size = { width: 72, height: 40, borderRadius: '6px', display: 'block', bgcolor: 'action.hover' };

/** The banner of a course, small; a blank one where there is none. */
export const CoursePicture = ({ path }: { path: string }) =>
  path === '' ? (
    <Box aria-hidden="true" sx={size} />
  ) : (
    <Box
      component="img"
      src={imageVariantPath(path, 320) ?? path}
      alt=""
      loading="lazy"
      sx={{ ...size, objectFit: 'cover' }}
    />
  );
