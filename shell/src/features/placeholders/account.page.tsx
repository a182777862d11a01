import { useT } from '@vidyapath/client/use-t';
import { Button, PageHeading } from '@vidyapath/ui';
import { Link } from 'react-router';

/** What the user menu leads to until these screens have their content. */
export function AccountPage({ name }: { name: string }) {
  const t = useT();
  return (
    <>
      <PageHeading lead={t(`account.${name}.text`)}>{t(`account.${name}.title`)}</PageHeading>
      <Button component={Link} to="/dashboard/home" variant="outlined" sx={{ mt: 6 }}>
        {t('account.back')}
      </Button>
    </>
  );
}
