import type { ClientProblem } from '@vidyapath/client/client-problem';
import type { Versioned } from '@vidyapath/client/record-answers';
import { useT } from '@vidyapath/client/use-t';
import { Alert, Typography } from '@vidyapath/ui';
import { ConfirmDialog } from '@vidyapath/ui/staff';
import { useEffect, useRef, useState } from 'react';
import { focusHeading } from '../lib/focus-heading';
import { problemText } from '../lib/problem-text';
import { asProblem } from '../lib/use-record';

interface DeleteDialogProps<Row> {
  id: number;
  name: string;
  title: string;
  note?: string;
  /** In place of the general text when the server answers 409. */
  conflictText?: string;
  read: (id: number) => Promise<Versioned<Row>>;
  remove: (id: number, ifMatch: string | undefined) => Promise<void>;
  onFailed: (problem: ClientProblem) => void;
  onClosed: () => void;
}

/** Asks, then deletes the version that stood there while asking; when it changed meanwhile, asks again. */
export function DeleteDialog<Row>({ id, name, title, note, conflictText, read, remove, onFailed, onClosed }: DeleteDialogProps<Row>) {
  const t = useT();
  const [open, setOpen] = useState(true);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ClientProblem>();
  const seen = useRef<Promise<string | undefined>>(undefined);
  const deleted = useRef(false);

  useEffect(() => {
    const look = () => read(id).then(({ etag }) => etag, () => undefined);
    if (problem === undefined || problem.status === 412) seen.current = look();
  }, [id, problem, read]);

  async function confirm() {
    setBusy(true);
    try {
      await remove(id, await seen.current);
      deleted.current = true;
      setOpen(false);
    } catch (error) {
      const reason = asProblem(error);
      setProblem(reason);
      if (reason.status !== 412) onFailed(reason);
    } finally {
      setBusy(false);
    }
  }

  const explanation = problem && (problem.status === 412 ? t('delete.changed') : problem.status === 409 && conflictText ? conflictText : problemText(t, problem));
  return (
    <ConfirmDialog
      open={open}
      title={title}
      question={t('delete.question')}
      subject={name}
      labels={{ confirm: t('delete.confirm'), cancel: t('delete.cancel') }}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={() => setOpen(false)}
      onClosed={() => {
        if (deleted.current) focusHeading();
        onClosed();
      }}
    >
      {note && <Typography sx={{ pt: 2, color: 'text.secondary' }}>{note}</Typography>}
      {explanation && <Alert severity="error" sx={{ mt: 4 }}>{explanation}</Alert>}
    </ConfirmDialog>
  );
}
