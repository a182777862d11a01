import { asProblem, type ClientProblem } from '@vidyapath/client/requests/client-problem';
import { useNotices } from '@vidyapath/client/screens/use-notices';
import { problemText } from '@vidyapath/client/requests/problem-text';
import { useT } from '@vidyapath/client/screens/use-t';
import type { MessageGroup } from '@vidyapath/platform-api/i18n';
import { Button } from '@vidyapath/ui';
import { Alert } from '@vidyapath/ui/forms';
import { ConfirmDialog } from '@vidyapath/ui/staff';
import { useState } from 'react';

interface DeleteButtonProps {
  /** Prefix of its messages: `<messagePrefix>.title`, `.question`, `.done`. */
  messagePrefix: MessageGroup<'question'>;
  /** What is deleted, shown in the question. */
  subject?: string;
  label?: string;
  /** What a mutation answers. */
  call: () => Promise<{ error?: unknown }>;
  onDone?: () => void;
}

/** Deletes something that the user wrote, after a question. */
export function DeleteButton({ messagePrefix, subject, label, call, onDone }: DeleteButtonProps) {
  const t = useT();
  const notices = useNotices();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ClientProblem>();
  const remove = async () => {
    setBusy(true);
    setProblem(undefined);
    const { error } = await call();
    setBusy(false);
    if (error !== undefined) {
      setProblem(asProblem(error));
      return;
    }
    setAsking(false);
    notices.success(`${messagePrefix}.done`);
    onDone?.();
  };
  return (
    <>
      <Button color="error" aria-label={label} onClick={() => setAsking(true)} sx={{ minHeight: 44 }}>
        {t('actions.delete')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t(`${messagePrefix}.title`)}
        question={t(`${messagePrefix}.question`)}
        {...(subject && { subject })}
        labels={{ confirm: t('actions.delete'), cancel: t('form.cancel') }}
        busy={busy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      >
        {problem && <Alert severity="error">{problemText(t, problem)}</Alert>}
      </ConfirmDialog>
    </>
  );
}
