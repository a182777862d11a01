import { useT } from '@vidyapath/client/screens/use-t';
import { Box, PageHeading } from '@vidyapath/ui';
import { PasswordForm } from './password/password-form';
import { AccountDetails } from './account-details';
import { DeleteAccount } from './delete-account';
import { SignIns } from './sign-ins';

export function ProfilePage() {
  const t = useT();
  return (
    <>
      <PageHeading lead={t('profile.lead')}>{t('profile.title')}</PageHeading>
      <Box
        sx={{
          mt: 8,
          display: 'grid',
          gap: 6,
          alignItems: 'start',
          gridTemplateColumns: { md: 'minmax(0, 2fr) minmax(0, 3fr)' },
          maxWidth: 1040,
        }}
      >
        <AccountDetails />
        <PasswordForm />
        <SignIns />
        <DeleteAccount />
      </Box>
    </>
  );
}
