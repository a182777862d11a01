import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Link, PageHeading, Typography } from '@vidyapath/ui';
import { useSyncExternalStore } from 'react';
import { Link as RouterLink } from 'react-router';
import { useChosenLanguage } from './use-chosen-language';
import { AccountCard } from '../../components/account-card';
import { ChoiceGroup } from './choice-group';
import { languageChoices } from '../../components/choices';
import { LessonChoices } from './lesson-choices';
import { MailChoices } from './mail-choices';

const modes = ['light', 'dark', 'system'] as const;

export function SettingsPage() {
  const t = useT();
  const { language, choose: chooseLanguage } = useChosenLanguage();
  const { colourMode } = usePlatform();
  const mode = useSyncExternalStore(colourMode.subscribe, colourMode.getSnapshot);
  return (
    <>
      <PageHeading lead={t('settings.lead')}>{t('settings.title')}</PageHeading>
      <Box sx={{ mt: 8, display: 'grid', gap: 6, maxWidth: 640 }}>
        <ChoiceGroup
          name="language"
          legend={t('settings.language')}
          value={language}
          choices={languageChoices}
          onChoose={chooseLanguage}
        />
        <ChoiceGroup
          name="appearance"
          legend={t('settings.appearance')}
          value={mode}
          choices={modes.map((value) => ({ value, label: t(`settings.${value}`) }))}
          onChoose={colourMode.choose}
        />
        <LessonChoices />
        <MailChoices />
        <AccountCard aria-labelledby="privacy">
          <Typography id="privacy" component="h2" variant="h3">
            {t('settings.privacy')}
          </Typography>
          <Typography sx={{ my: 3 }}>{t('settings.privacyText')}</Typography>
          <Link component={RouterLink} to="/TermsAndConditions">
            {t('settings.terms')}
          </Link>
        </AccountCard>
      </Box>
    </>
  );
}
