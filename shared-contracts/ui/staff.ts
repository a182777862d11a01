/** Parts that only the signed-in screens of staff use: tables, forms, and dialogs that are fetched when they are opened. A shared singleton of its own. */
export { LinearProgress } from './basics/linear-progress';
export { AdminScreen, type AdminScreenProps } from './admin-screen/admin-screen';
export { ConfirmDialog, ConflictDialog, DeleteDialog } from './lazy-dialogs';
export { LoadingNotice } from './loading-notice';
export type { ConfirmDialogProps } from './confirm-dialog/confirm-dialog';
export type { ConflictDialogProps, Difference } from './conflict-dialog/conflict-dialog';
export type { DeleteDialogProps } from './delete-dialog/delete-dialog';
export { CellButton, type CellButtonProps } from './data-table/cell-button';
export { CellValue, type CellValueProps } from './data-table/cell-value';
export { DataTable } from './data-table/data-table';
export type { DataTableColumn, DataTableProps, DataTableSort } from './data-table/data-table.types';
export { FormButtons, type FormButtonsProps } from './form-parts/form-buttons';
export { FormSkeleton } from './form-parts/form-skeleton';
export { ListPager, type ListPagerProps } from './list-controls/list-pager';
export { ListToolbar, type ListToolbarProps } from './list-controls/list-toolbar';
export { SearchField, type SearchFieldProps } from './list-controls/search-field';
export { RowActions, type RowActionsProps } from './row-actions/row-actions';
export { AttachmentIcon, DeleteIcon, EditIcon } from './staff-icons';
