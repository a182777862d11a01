import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import { accentText, Box, Typography } from '@vidyapath/ui';
import { useRef } from 'react';
import { useInView } from '@vidyapath/client/screens/use-in-view';
import { Section } from './section';

/** A page in English begins without the font of another script; the text is invisible until that font is requested. */
const ownFontLater = { fontFamily: 'system-ui, sans-serif', opacity: 0 };

export function AboutSection() {
  const t = useT();
  const motto = useRef<HTMLParagraphElement>(null);
  const inView = useInView(motto);
  const { appName } = usePlatform().config;
  // Readers of Hindi need no translation of it.
  const meaning = useLanguage() === 'hi' ? undefined : t('landing.about.mottoMeaning');
  return (
    <Section id="about" title={t('landing.about.title')} raised>
      <Box sx={{ maxWidth: 720, mx: 'auto', textAlign: 'center' }}>
        <Typography component="h3" variant="h4">
          {t('landing.about.mission')}
        </Typography>
        <Typography sx={{ mt: 2, color: 'text.secondary' }}>{t('landing.about.text', { app: appName })}</Typography>
        <Typography
          ref={motto}
          lang="hi"
          variant="h3"
          component="p"
          sx={[{ mt: 8 }, !inView && ownFontLater, accentText]}
        >
          {t('landing.about.motto')}
        </Typography>
        {meaning && <Typography sx={{ color: 'text.secondary' }}>{meaning}</Typography>}
      </Box>
    </Section>
  );
}
