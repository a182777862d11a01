import { copyrightYears } from '@vidyapath/client/formats/copyright-years';
import { lazyPart } from '@vidyapath/client/screens/lazy-part';
import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useInView } from '@vidyapath/client/screens/use-in-view';
import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Typography } from '@vidyapath/ui';
import { useRef } from 'react';
import type { SiteFooterProps } from './site-footer';

const SiteFooter = lazyPart<SiteFooterProps>(
  async () => (await import(/* webpackChunkName: 'lazy-site-footer' */ './site-footer')).SiteFooter,
);

/** Milliseconds; the page itself is complete by then. */
const fetchAfter = 4_000;

/** The last part of a page for visitors; its code is fetched when the reader reaches it. */
export function PageEnd({ languagesOnly }: SiteFooterProps) {
  const place = useRef<HTMLDivElement>(null);
  const inView = useInView(place, { timeout: fetchAfter, margin: 0 });
  const minHeight = languagesOnly ? 120 : { xs: 380, md: 180 };
  return (
    <Box ref={place} sx={{ minHeight, my: 8 }}>
      {inView && <SiteFooter languagesOnly={languagesOnly} />}
    </Box>
  );
}

/** The line below each page. */
export function CopyrightLine() {
  const t = useT();
  const { appName } = usePlatform().config;
  return (
    <Typography variant="body2" sx={{ py: 5 }}>
      {t('layout.footer', { appName, years: copyrightYears() })}
    </Typography>
  );
}
