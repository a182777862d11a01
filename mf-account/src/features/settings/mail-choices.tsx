import { useT } from '@vidyapath/client/screens/use-t';
import { Button, shape, Skeleton, Typography } from '@vidyapath/ui';
import { AccountCard } from '../../components/account-card';
import { CheckChoice } from '../../components/choices';
import { useChooseMailMutation, useMailChoicesQuery } from './mail-choices.endpoints';

/** Which notifications are also mailed. Receipts are always mailed, so they are not listed. */
export function MailChoices() {
  const t = useT();
  const { data: settings, isError, refetch } = useMailChoicesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [choose, { isError: isRefused }] = useChooseMailMutation();
  const failed = (isError && !settings) || isRefused;
  return (
    <AccountCard aria-labelledby="mails">
      <Typography id="mails" component="h2" variant="h3">
        {t('settings.mails')}
      </Typography>
      <Typography sx={{ my: 3 }}>{t('settings.mailsText')}</Typography>
      {failed && (
        <div role="alert">
          <Typography color="error">{t('settings.mailsFailed')}</Typography>
          {!settings && <Button onClick={refetch}>{t('retry')}</Button>}
        </div>
      )}
      {!settings && !failed && <Skeleton height={shape.touchTarget} />}
      {settings?.kinds
        .filter(({ always }) => !always)
        .map(({ type, mail }) => (
          <CheckChoice
            key={type}
            label={t(`settings.mailKinds.${type}`)}
            checked={mail}
            onChange={() => void choose({ type, mail: !mail })}
          />
        ))}
    </AccountCard>
  );
}
