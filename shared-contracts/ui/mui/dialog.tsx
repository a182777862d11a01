import MuiDialog, { type DialogProps } from '@mui/material/Dialog';
import { MuiTheme } from './mui-theme';

export const Dialog = (props: DialogProps) => (
  <MuiTheme>
    <MuiDialog {...props} />
  </MuiTheme>
);
