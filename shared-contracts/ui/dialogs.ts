/** Windows above the page, for those that are fetched when they are first opened. A shared singleton of its own. */
export { default as DialogActions } from '@mui/material/DialogActions';
export { default as DialogContent } from '@mui/material/DialogContent';
export { default as DialogTitle } from '@mui/material/DialogTitle';
export { Dialog } from './mui/dialog';
