import type { Versioned } from '@vidyapath/client/record-answers';
import { useT } from '@vidyapath/client/use-t';
import { FailedState } from '@vidyapath/ui';
import { FormSkeleton } from '@vidyapath/ui/staff';
import { type ReactNode, useCallback, useState } from 'react';
import { useFocusWhenLost } from '@vidyapath/client/focus-heading';
import { problemText } from '../lib/problem-text';
import type { AdminScreen } from '@vidyapath/client/use-admin-screen';
import { useNotices } from '@vidyapath/client/use-notices';
import { useRecord } from '../lib/use-record';

export interface FormSlot<Row> {
  version: Versioned<Row> | undefined;
  onTheirs: (version: Versioned<Row>) => void;
  onDone: () => void;
}

interface RecordEditorProps<Row> {
  screen: AdminScreen;
  read: (id: number) => Promise<Versioned<Row>>;
  /** Message key. */
  failed: string;
  /** Draws the form; it starts anew for each record and after each save. */
  form: (slot: FormSlot<Row>) => ReactNode;
}

function EditedRecord<Row>({ id, screen, read, failed, form }: RecordEditorProps<Row> & { id: number }) {
  const t = useT();
  const notices = useNotices();
  const [theirs, setTheirs] = useState<Versioned<Row>>();
  const onFailure = useCallback(() => notices.failure(failed), [notices, failed]);
  const { loaded, reload } = useRecord(id, read, onFailure);
  if (loaded.status === 'loading') return <FormSkeleton label={t('form.loading')} />;
  if (loaded.status === 'failed') {
    return <FailedState message={t(failed)} text={problemText(t, loaded.problem)} retryLabel={t('list.retry')} onRetry={reload} />;
  }
  const version = theirs ?? loaded.version;
  return <Anew key={version.etag}>{form({ version, onTheirs: setTheirs, onDone: () => screen.endEdit() })}</Anew>;
}

/** Its key says when what it holds starts anew. */
const Anew = ({ children }: { children: ReactNode }) => children;

/** The form of the Add tab: blank, or filled with the record that the URL names. */
export function RecordEditor<Row>(props: RecordEditorProps<Row>) {
  const { screen, form } = props;
  const [round, setRound] = useState(0);
  useFocusWhenLost(`${screen.edited ?? ''}:${round}`);
  if (screen.edited !== undefined) return <EditedRecord key={screen.edited} id={screen.edited} {...props} />;
  const again = () => setRound((count) => count + 1);
  return <Anew key={`new-${round}`}>{form({ version: undefined, onTheirs: again, onDone: again })}</Anew>;
}
