import { useFocusWhenLost } from '@vidyapath/client/screens/focus-heading';
import type { Versioned } from '@vidyapath/client/requests/record-answers';
import type { AdminScreenState, RecordId } from '@vidyapath/client/screens/use-admin-screen';
import { useNotices } from '@vidyapath/client/screens/use-notices';
import { problemText } from '@vidyapath/client/requests/problem-text';
import { useT } from '@vidyapath/client/screens/use-t';
import type { MessageGroup } from '@vidyapath/platform-api/i18n';
import { FailedState } from '@vidyapath/ui';
import { FormSkeleton } from '@vidyapath/ui/staff';
import { Fragment, type ReactNode, useState } from 'react';
import type { EditedRecord } from './record-form';
import type { EditCalls } from './use-record-calls';
import { useRecord } from './use-record';

interface RecordEditorProps<Row, Id extends RecordId> {
  /** Key of the messages of this kind of record. */
  messagePrefix: MessageGroup<'created'>;
  screen: AdminScreenState<Id>;
  calls: Pick<EditCalls<Row, never, Id>, 'read'>;
  /** Renders the form, which is reset for each record and after each save. */
  form: (edited: EditedRecord<Row>) => ReactNode;
}

function StoredRecordEditor<Row, Id extends RecordId>(props: RecordEditorProps<Row, Id> & { id: Id }) {
  const { id, messagePrefix, screen, calls, form } = props;
  const t = useT();
  const notices = useNotices();
  const failed = `${messagePrefix}.failed.fetch`;
  const [newer, setNewer] = useState<Versioned<Row>>();
  const { version: read, problem, reload } = useRecord(id, calls.read, () => notices.failure(failed));
  if (problem)
    return (
      <FailedState message={t(failed)} text={problemText(t, problem)} retryLabel={t('list.retry')} onRetry={reload} />
    );
  const version = newer ?? read;
  if (!version) return <FormSkeleton label={t('form.loading')} />;
  return (
    <Fragment key={version.etag}>{form({ version, onTheirs: setNewer, onDone: () => screen.endEdit() })}</Fragment>
  );
}

/** The form of the Add tab: blank, or filled with the record that the URL names. */
export function RecordEditor<Row, Id extends RecordId = number>(props: RecordEditorProps<Row, Id>) {
  const { screen, form } = props;
  const [round, setRound] = useState(0);
  useFocusWhenLost(`${screen.edited ?? ''}:${round}`);
  if (screen.edited !== undefined) return <StoredRecordEditor key={screen.edited} id={screen.edited} {...props} />;
  const startAnew = () => setRound((count) => count + 1);
  return (
    <Fragment key={`new-${round}`}>{form({ version: undefined, onTheirs: startAnew, onDone: startAnew })}</Fragment>
  );
}
