import { screenTexts } from '@vidyapath/client/staff-texts';
import { useAdminScreen } from '@vidyapath/client/use-admin-screen';
import { useT } from '@vidyapath/client/use-t';
import type { FaqRecord } from '@vidyapath/http/support-faq';
import { RecordEditor } from '@vidyapath/remote-kit/record-editor';
import { AdminScreen } from '@vidyapath/ui/staff';
import { useFaqCalls } from '../../lib/faq.endpoints';
import { FaqForm } from './components/faq-form';
import { FaqList } from './components/faq-list';

/** What staff writes for the FAQ: adding and changing on one tab, the list on the other. */
export function FaqEditorPage() {
  const t = useT();
  const screen = useAdminScreen();
  const calls = useFaqCalls();
  return (
    <AdminScreen
      screen={screen}
      title={t('faqEntries.title')}
      labels={{ ...screenTexts(t), adding: t('faqEntries.add'), editing: t('faqEntries.editing') }}
      form={
        <RecordEditor<FaqRecord>
          name="faqEntries"
          screen={screen}
          calls={calls}
          form={(edited) => <FaqForm {...edited} calls={calls} />}
        />
      }
      list={<FaqList screen={screen} calls={calls} />}
    />
  );
}
