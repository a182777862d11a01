/* The code behind the dialogs of `lazy-dialogs`, in one file. */
export { ConfirmDialog } from './confirm-dialog/confirm-dialog';
export { ConflictDialog } from './conflict-dialog/conflict-dialog';
export { DeleteDialog } from './delete-dialog/delete-dialog';
