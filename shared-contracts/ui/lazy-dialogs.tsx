import { onDemand, type OnDemand } from '@vidyapath/client/requests/on-demand';
import { useEffect } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog/confirm-dialog';
import type { ConflictDialogProps } from './conflict-dialog/conflict-dialog';
import type { DeleteDialogProps } from './delete-dialog/delete-dialog';
import { LoadingNotice } from './loading-notice';

const dialogs = () => import(/* webpackChunkName: 'lazy-dialogs' */ './staff-dialogs');

/** Its code is fetched when the user types, since the dialog may be needed after that. */
function whenTyped<Props extends object>(Dialog: OnDemand<Props>) {
  return function DialogOfForm(props: Props) {
    useEffect(() => {
      document.addEventListener('input', Dialog.prefetch, { once: true });
      return () => document.removeEventListener('input', Dialog.prefetch);
    }, []);
    return <Dialog {...props} />;
  };
}

export const ConfirmDialog = whenTyped(
  onDemand<ConfirmDialogProps>(
    async () => (await dialogs()).ConfirmDialog,
    ({ onCancel }, late) => <LoadingNotice {...late} onClose={onCancel} />,
  ),
);
export const ConflictDialog = whenTyped(
  onDemand<ConflictDialogProps>(
    async () => (await dialogs()).ConflictDialog,
    ({ onStay }, late) => <LoadingNotice {...late} onClose={onStay} />,
  ),
);
export const DeleteDialog = onDemand<DeleteDialogProps>(
  async () => (await dialogs()).DeleteDialog,
  ({ onClosed }, late) => <LoadingNotice {...late} onClose={() => onClosed(false)} />,
);
