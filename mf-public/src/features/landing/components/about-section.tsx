import { usePlatform } from '@vidyapath/client/platform-context';
import { useT } from '@vidyapath/client/use-t';
import { accentText, Box, Typography } from '@vidyapath/ui';
import { Section } from './section';

export function AboutSection() {
  const t = useT();
  const { appName } = usePlatform().config;
  return (
    <Section id="about" title={t('landing.about.title')}>
      <Box sx={{ maxWidth: 720, mx: 'auto', textAlign: 'center' }}>
        <Typography component="h3" variant="h4">
          {t('landing.about.mission')}
        </Typography>
        <Typography sx={{ mt: 2, color: 'text.secondary' }}>{t('landing.about.text', { app: appName })}</Typography>
        <Typography lang="hi" variant="h3" component="p" sx={[{ mt: 8 }, accentText]}>
          {t('landing.about.motto')}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{t('landing.about.mottoMeaning')}</Typography>
      </Box>
    </Section>
  );
}
