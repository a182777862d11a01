/** Parts that only the signed-in screens of staff use: tables, dialogs, menus. A shared singleton of its own. */
export { default as DialogActions } from '@mui/material/DialogActions';
export { default as DialogContent } from '@mui/material/DialogContent';
export { default as DialogTitle } from '@mui/material/DialogTitle';
export { LinearProgress } from './basics/linear-progress';
export { Dialog } from './mui/dialog';
export { AdminScreen, type AdminScreenProps } from './admin-screen/admin-screen';
export { ConflictDialog, type ConflictDialogProps, type Difference } from './conflict-dialog/conflict-dialog';
export { DataTable } from './data-table/data-table';
export type { DataTableColumn, DataTableProps, DataTableSort } from './data-table/data-table.types';
export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog/confirm-dialog';
export { DeleteDialog, type DeleteDialogProps } from './delete-dialog/delete-dialog';
export { FormButtons, type FormButtonsProps } from './form-parts/form-buttons';
export { FormSkeleton } from './form-parts/form-skeleton';
export { ListPager, type ListPagerProps } from './list-controls/list-pager';
export { ListToolbar, type ListToolbarProps } from './list-controls/list-toolbar';
export { SearchField, type SearchFieldProps } from './list-controls/search-field';
export { RowActions, type RowActionsProps } from './row-actions/row-actions';
export { AttachmentIcon, DeleteIcon, EditIcon } from './staff-icons';
