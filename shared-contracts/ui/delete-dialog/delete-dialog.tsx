import { Alert } from '../basics/alert';
import { Typography } from '../basics/typography';
import { asProblem, type ClientProblem } from '@vidyapath/client/requests/client-problem';
import type { Versioned } from '@vidyapath/client/requests/record-answers';
import { useOnce } from '@vidyapath/client/screens/use-once';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog';

export interface DeleteDialogProps {
  title: string;
  question: string;
  /** Name of the record. */
  subject: string;
  note?: string;
  labels: { confirm: string; cancel: string };
  /** Reads the stored version; left out for records without versions. */
  read?: () => Promise<Versioned<unknown>>;
  /** @param ifMatch ETag of the version that was read */
  remove: (ifMatch: string | undefined) => Promise<void>;
  /** The text for the user about a failure. After a 412 the record has changed, and the dialog asks again. */
  explain: (problem: ClientProblem) => string;
  onFailed?: () => void;
  onClosed: (deleted: boolean) => void;
}

/** Asks, then deletes the version that was read; when the record changed meanwhile, asks again. */
export function DeleteDialog({
  title,
  question,
  subject,
  note,
  labels,
  read,
  remove,
  explain,
  onFailed,
  onClosed,
}: DeleteDialogProps) {
  const once = useOnce();
  const [open, setOpen] = useState(true);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ClientProblem>();
  const seen = useRef<Promise<string | undefined>>(undefined);
  const deleted = useRef(false);

  const look = useEffectEvent(() => {
    seen.current = read?.().then(
      ({ etag }) => etag,
      () => undefined,
    );
  });
  useEffect(() => {
    if (problem === undefined || problem.status === 412) look();
  }, [problem]);

  async function confirm() {
    if (deleted.current) return;
    setBusy(true);
    try {
      await remove(await seen.current);
      deleted.current = true;
      setOpen(false);
    } catch (error) {
      const reason = asProblem(error);
      setProblem(reason);
      if (reason.status !== 412) onFailed?.();
    } finally {
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      open={open}
      title={title}
      question={question}
      subject={subject}
      labels={labels}
      busy={busy}
      onConfirm={() => once(confirm)}
      onCancel={() => setOpen(false)}
      onClosed={() => onClosed(deleted.current)}
    >
      {note && <Typography sx={{ pt: 2, color: 'text.secondary' }}>{note}</Typography>}
      {problem && (
        <Alert severity="error" sx={{ mt: 4 }}>
          {explain(problem)}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
