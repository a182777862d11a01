import type { ClientProblem } from '@vidyapath/client/client-problem';
import { useT } from '@vidyapath/client/use-t';
import type { CourseModule } from '@vidyapath/http/course-module';
import { Alert, Typography } from '@vidyapath/ui';
import { ConfirmDialog } from '@vidyapath/ui/staff';
import { useEffect, useRef, useState } from 'react';
import { focusHeading } from '../../../lib/focus-heading';
import { asProblem, problemText } from '../../../lib/problem-text';
import { useNotices } from '../../../lib/use-notices';
import { useOnce } from '../../../lib/use-once';
import type { ModuleCalls } from '../lib/use-module-calls';

interface DeleteModuleProps {
  module: CourseModule;
  calls: ModuleCalls;
  onDeleted: () => void;
  onClosed: () => void;
}

/** Asks, then deletes the version that stood there while asking; when it changed meanwhile, asks again. */
export function DeleteModule({ module, calls, onDeleted, onClosed }: DeleteModuleProps) {
  const t = useT();
  const notices = useNotices();
  const once = useOnce();
  const [open, setOpen] = useState(true);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ClientProblem>();
  const seen = useRef<Promise<string | undefined>>(undefined);
  const deleted = useRef(false);

  useEffect(() => {
    const look = () => calls.read(module.ModuleId).then(({ etag }) => etag, () => undefined);
    if (problem === undefined || problem.status === 412) seen.current = look();
  }, [module.ModuleId, problem, calls]);

  async function confirm() {
    if (deleted.current) return;
    setBusy(true);
    try {
      await calls.remove(module, await seen.current);
      deleted.current = true;
      onDeleted();
      notices.success('notice.deleted');
      setOpen(false);
    } catch (error) {
      const reason = asProblem(error);
      setProblem(reason);
      if (reason.status !== 412) notices.failure('notice.deleteFailed');
    } finally {
      setBusy(false);
    }
  }

  return (
    <ConfirmDialog
      open={open}
      title={t('delete.title')}
      question={t('delete.question')}
      subject={t('delete.subject', { name: module.ModuleName, course: module.CourseName })}
      labels={{ confirm: t('delete.confirm'), cancel: t('delete.cancel') }}
      busy={busy}
      onConfirm={() => once(confirm)}
      onCancel={() => setOpen(false)}
      onClosed={() => {
        if (deleted.current) focusHeading();
        onClosed();
      }}
    >
      <Typography sx={{ pt: 2, color: 'text.secondary' }}>{t('delete.note')}</Typography>
      {problem && (
        <Alert severity="error" sx={{ mt: 4 }}>
          {problem.status === 412 ? t('delete.changed') : problemText(t, problem)}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
