import { screenTexts } from '@vidyapath/client/staff-texts';
import { useAdminScreen } from '@vidyapath/client/use-admin-screen';
import { useT } from '@vidyapath/client/use-t';
import { AdminScreen } from '@vidyapath/ui/staff';
import { ModuleEditor } from './components/module-editor';
import { type AttachmentsSlot, ModuleList } from './components/module-list';
import { useModuleCalls } from './lib/use-module-calls';

/** Module admin: adding and changing on one tab, the list on the other. */
export function ModuleMasterPage({ Attachments }: { Attachments: AttachmentsSlot }) {
  const t = useT();
  const screen = useAdminScreen();
  const calls = useModuleCalls();
  return (
    <AdminScreen
      screen={screen}
      title={t('title')}
      labels={screenTexts(t)}
      form={<ModuleEditor screen={screen} calls={calls} />}
      list={<ModuleList screen={screen} calls={calls} Attachments={Attachments} />}
    />
  );
}
