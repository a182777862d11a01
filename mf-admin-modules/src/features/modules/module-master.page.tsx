import { screenTexts } from '@vidyapath/client/formats/staff-texts';
import { useAdminScreen } from '@vidyapath/client/screens/use-admin-screen';
import { useT } from '@vidyapath/client/screens/use-t';
import type { CourseModule } from '@vidyapath/http/course-module';
import { RecordEditor } from '@vidyapath/remote-kit/record-editor';
import { AdminScreen } from '@vidyapath/ui/staff';
import { useModuleCalls } from '../../lib/modules.endpoints';
import { ModuleForm } from './components/module-form';
import { type AttachmentsSlot, ModuleList } from './components/module-list';

/** Module admin: adding and changing on one tab, the list on the other. */
export function ModuleMasterPage({ Attachments }: { Attachments: AttachmentsSlot }) {
  const t = useT();
  const screen = useAdminScreen();
  const calls = useModuleCalls();
  return (
    <AdminScreen
      screen={screen}
      title={t('modules.title')}
      labels={screenTexts(t)}
      form={
        <RecordEditor<CourseModule>
          messagePrefix="modules"
          screen={screen}
          calls={calls}
          form={(edited) => <ModuleForm {...edited} calls={calls} />}
        />
      }
      list={<ModuleList screen={screen} calls={calls} Attachments={Attachments} />}
    />
  );
}
