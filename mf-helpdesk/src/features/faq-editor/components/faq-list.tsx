import type { AdminScreenState } from '@vidyapath/client/screens/use-admin-screen';
import { useListState } from '@vidyapath/client/screens/use-list-state';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import { faqRecordSortFields } from '@vidyapath/http/sort-fields';
import type { FaqBody, FaqRecord } from '@vidyapath/http/support-faq';
import { safeListParams } from '@vidyapath/remote-kit/list-params';
import { RecordList } from '@vidyapath/remote-kit/record-list';
import type { RecordCalls } from '@vidyapath/remote-kit/use-record-calls';
import { useMemo } from 'react';
import { useFaqRecordsQuery } from '../../../lib/faq.endpoints';
import { faqColumns } from '../lib/faq-columns';

const nameOf = ({ question_en }: FaqRecord) => question_en;

interface FaqListProps {
  screen: AdminScreenState;
  calls: RecordCalls<FaqRecord, FaqBody>;
}

/** All entries, also those that readers do not see; in the readers' order until another is chosen. */
export function FaqList({ screen, calls }: FaqListProps) {
  const t = useT();
  const language = useLanguage();
  const controls = useListState();
  const params = safeListParams(controls.state, faqRecordSortFields);
  const answer = useFaqRecordsQuery(params, { refetchOnMountOrArgChange: true });
  const columns = useMemo(() => faqColumns(t, language), [t, language]);
  return <RecordList messagePrefix="faqEntries" {...{ screen, calls, answer, controls, columns, nameOf }} />;
}
