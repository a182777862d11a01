import { screenTexts } from '@vidyapath/client/formats/staff-texts';
import { useAdminScreen } from '@vidyapath/client/screens/use-admin-screen';
import { useT } from '@vidyapath/client/screens/use-t';
import { AdminScreen } from '@vidyapath/ui/staff';
import { GrantForm } from './components/grant-form';
import { GrantList } from './components/grant-list';

/** Access: given on one tab, listed and taken back on the other. */
export function GrantsPage() {
  const t = useT();
  const screen = useAdminScreen();
  return (
    <AdminScreen
      screen={screen}
      title={t('grants.title')}
      labels={{ ...screenTexts(t), add: t('grants.tab'), adding: t('grants.add') }}
      form={<GrantForm onDone={() => screen.show('view')} />}
      list={<GrantList onGive={() => screen.show('add')} />}
    />
  );
}
