import { Global } from '@emotion/react';
import { SliceContext, usePlatform } from '@vidyapath/client/screens/platform-context';
import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Button, Typography } from '@vidyapath/ui';
import { useMemo } from 'react';
import type { ActiveOverride } from './active-override';

/** Scrolls an element that gets the focus by keyboard to above the banner. */
const aboveBanner = { html: { scrollPaddingBottom: 140 } };

/** Stays at the lower edge of the window, also above dialogs; at the page's end it is below the content. */
const place = {
  position: 'sticky',
  bottom: 0,
  zIndex: 'tooltip',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  px: 4,
  py: 2,
} as const;

function Banner({ override }: { override: ActiveOverride }) {
  const t = useT();
  const { id: name, address } = override;
  return (
    <Box
      component="section"
      aria-label={t('label')}
      sx={{ ...place, bgcolor: 'text.primary', color: 'background.default' }}
    >
      <Global styles={aboveBanner} />
      <Typography role="status" variant="body2" sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {t('text', { name, address })}
      </Typography>
      <Button variant="outlined" color="inherit" onClick={override.end}>
        {t('end')}
      </Button>
    </Box>
  );
}

export function OverrideBanner({ override }: { override: ActiveOverride }) {
  const platform = usePlatform();
  const slice = useMemo(() => ({ platform, slice: 'override' }), [platform]);
  return (
    <SliceContext value={slice}>
      <Banner override={override} />
    </SliceContext>
  );
}
