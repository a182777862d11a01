import { useSession } from '@vidyapath/client/screens/use-session';
import { useT } from '@vidyapath/client/screens/use-t';
import { isEditor } from '@vidyapath/http/roles';
import { Box, Button } from '@vidyapath/ui';
import { type ReactNode, useState } from 'react';
import { DeleteButton } from '../../../components/delete-button';
import { ReasonForm } from '../../../components/reason-form';
import { useModerateMutation } from '../../../lib/moderation.endpoints';
import { useDeleteWrittenMutation, useReportWrittenMutation, type WrittenRef } from '../api/discussions.endpoints';

interface WrittenActionsProps {
  written: WrittenRef;
  own: boolean;
  onEdit: () => void;
  /** Actions of this kind of text only. */
  children?: ReactNode;
}

const wide = { minHeight: 44 };

/** Actions on a question or an answer: for its author, for other users, for staff. */
export function WrittenActions({ written, own, onEdit, children }: WrittenActionsProps) {
  const t = useT();
  const isStaff = isEditor(useSession().user?.role);
  const [open, setOpen] = useState<'report' | 'hide'>();
  const [remove] = useDeleteWrittenMutation();
  const [report] = useReportWrittenMutation();
  const [moderate] = useModerateMutation();
  const { threadId, postId = null } = written;
  const close = () => setOpen(undefined);
  const calls = {
    report: (reason: string) => report({ ...written, reason }),
    hide: (reason: string) => moderate({ threadId, postId, hide: true, reason }),
  };
  return (
    <Box sx={{ mt: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {children}
        {own && (
          <Button onClick={onEdit} sx={wide}>
            {t('actions.edit')}
          </Button>
        )}
        {own && <DeleteButton messagePrefix="thread.delete" call={() => remove(written)} />}
        {!own && (
          <Button color="inherit" aria-expanded={open === 'report'} onClick={() => setOpen('report')} sx={wide}>
            {t('thread.report.open')}
          </Button>
        )}
        {isStaff && (
          <Button color="error" aria-expanded={open === 'hide'} onClick={() => setOpen('hide')} sx={wide}>
            {t('moderation.hide.open')}
          </Button>
        )}
      </Box>
      {open && (
        <Box sx={{ mt: 3 }}>
          <ReasonForm
            key={open}
            messagePrefix={open === 'report' ? 'thread.report' : 'moderation.hide'}
            draft={`${open}-${postId ?? threadId}`}
            call={calls[open]}
            onClose={close}
          />
        </Box>
      )}
    </Box>
  );
}
