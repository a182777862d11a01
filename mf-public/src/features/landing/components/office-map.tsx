import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Link, shape } from '@vidyapath/ui';
import { office } from '../lib/office';
import { MapPicture } from './map-picture';

/** A picture that opens the real map: nothing of a third party is loaded before a click. */
export function OfficeMap() {
  const t = useT();
  return (
    <Link
      href={office.map}
      target="_blank"
      rel="noopener noreferrer"
      sx={{
        display: 'block',
        border: 1,
        borderColor: 'divider',
        borderRadius: `${shape.card}px`,
        overflow: 'hidden',
        bgcolor: 'background.paper',
      }}
    >
      <MapPicture />
      <Box component="span" sx={{ display: 'block', px: 4, py: 2.5, borderTop: 1, borderColor: 'divider' }}>
        {t('landing.contact.map')}
      </Box>
    </Link>
  );
}
