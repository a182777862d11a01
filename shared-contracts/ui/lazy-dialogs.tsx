import { lazyPart, type LazyPart } from '@vidyapath/client/screens/lazy-part';
import { useEffect } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog/confirm-dialog';
import type { ConflictDialogProps } from './conflict-dialog/conflict-dialog';
import type { DeleteDialogProps } from './delete-dialog/delete-dialog';
import { LoadingNotice } from './loading-notice';

const dialogs = () => import(/* webpackChunkName: 'lazy-dialogs' */ './staff-dialogs');

/** Its code is fetched when the user types, since the dialog may be needed after that. */
function whenTyped<Props extends object>(Dialog: LazyPart<Props>) {
  return function DialogOfForm(props: Props) {
    useEffect(() => {
      document.addEventListener('input', Dialog.prefetch, { once: true });
      return () => document.removeEventListener('input', Dialog.prefetch);
    }, []);
    return <Dialog {...props} />;
  };
}

export const ConfirmDialog = whenTyped(
  lazyPart<ConfirmDialogProps>(
    async () => (await dialogs()).ConfirmDialog,
    ({ onCancel }, late) => <LoadingNotice {...late} onClose={onCancel} />,
  ),
);
export const ConflictDialog = whenTyped(
  lazyPart<ConflictDialogProps>(
    async () => (await dialogs()).ConflictDialog,
    ({ onStay }, late) => <LoadingNotice {...late} onClose={onStay} />,
  ),
);
export const DeleteDialog = lazyPart<DeleteDialogProps>(
  async () => (await dialogs()).DeleteDialog,
  ({ onClosed }, late) => <LoadingNotice {...late} onClose={() => onClosed(false)} />,
);
