import { useDataSaver } from '@vidyapath/client/screens/data-saver';
import { useT } from '@vidyapath/client/screens/use-t';
import { Typography } from '@vidyapath/ui';
import { AccountCard } from '../../components/account-card';
import { CheckChoice } from '../../components/choices';

/** How lessons play in this browser. */
export function LessonChoices() {
  const t = useT();
  const saver = useDataSaver();
  return (
    <AccountCard aria-labelledby="lessons">
      <Typography id="lessons" component="h2" variant="h3">
        {t('settings.lessons')}
      </Typography>
      <Typography sx={{ my: 3 }}>{t('settings.dataSaverText')}</Typography>
      <CheckChoice label={t('settings.dataSaver')} checked={saver.on} onChange={() => saver.choose(!saver.on)} />
    </AccountCard>
  );
}
