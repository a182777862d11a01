import { lazyPart } from '@vidyapath/client/screens/lazy-part';
import { screenTexts } from '@vidyapath/client/formats/staff-texts';
import { useAdminScreen } from '@vidyapath/client/screens/use-admin-screen';
import { useT } from '@vidyapath/client/screens/use-t';
import type { FaqRecord } from '@vidyapath/http/support-faq';
import { RecordEditor } from '@vidyapath/remote-kit/record-editor';
import { FailedState } from '@vidyapath/ui';
import { AdminScreen, FormSkeleton } from '@vidyapath/ui/staff';
import { useFaqCalls } from '../../lib/faq.endpoints';
import type { FaqFormProps } from './components/faq-form';
import { FaqList } from './components/faq-list';

interface WaitingProps {
  failed: boolean;
  retry: () => void;
}

function Waiting({ failed, retry }: WaitingProps) {
  const t = useT();
  if (!failed) return <FormSkeleton label={t('form.loading')} />;
  return <FailedState message={t('faqEntries.failed.load')} retryLabel={t('list.retry')} onRetry={retry} />;
}

/** Most users only read the list; the code of forms is fetched for the tab of the form. */
const FaqForm = lazyPart<FaqFormProps>(
  async () => (await import(/* webpackChunkName: 'lazy-faq-form' */ './components/faq-form')).FaqForm,
  (_props, late) => <Waiting {...late} />,
);

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
          messagePrefix="faqEntries"
          screen={screen}
          calls={calls}
          form={(edited) => <FaqForm {...edited} calls={calls} />}
        />
      }
      list={<FaqList screen={screen} calls={calls} />}
    />
  );
}
