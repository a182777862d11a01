import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Link, PageHeading, Typography } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';
import { useChosenLanguage } from './use-chosen-language';
import { useColourMode } from '../../theme/use-colour-mode';
import { AccountCard } from '../account-card';
import { ChoiceGroup } from './choice-group';
import { languageChoices } from './choices';
import { MailChoices } from './mail-choices';

const modes = ['light', 'dark', 'system'] as const;

export function SettingsPage() {
  const t = useT();
  const { language, choose: chooseLanguage } = useChosenLanguage();
  const mode = useColourMode();
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
          value={mode.chosen()}
          choices={modes.map((value) => ({ value, label: t(`settings.${value}`) }))}
          onChoose={mode.choose}
        />
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
