import { useT } from '@vidyapath/client/screens/use-t';
import type { FaqBody, FaqRecord } from '@vidyapath/http/support-faq';
import { type EditedRecord, RecordForm } from '@vidyapath/remote-kit/record-form';
import type { EditCalls } from '@vidyapath/remote-kit/use-record-calls';
import { faqBody, faqDifferences, faqRules, type FaqValues, faqValues } from '../lib/faq-values';
import { FaqFields } from './faq-fields';

export interface FaqFormProps extends EditedRecord<FaqRecord> {
  calls: EditCalls<FaqRecord, FaqBody>;
}

export function FaqForm(props: FaqFormProps) {
  const t = useT();
  return (
    <RecordForm<FaqRecord, FaqValues, FaqBody>
      {...props}
      messagePrefix="faqEntries"
      initial={faqValues(props.version?.record)}
      rules={faqRules}
      toBody={faqBody}
      differences={(theirs, mine) => faqDifferences(t, theirs, mine)}
    >
      <FaqFields />
    </RecordForm>
  );
}
