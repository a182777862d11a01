import MuiPopover, { type PopoverProps } from '@mui/material/Popover';
import { MuiTheme } from './mui-theme';

export const Popover = (props: PopoverProps) => (
  <MuiTheme>
    <MuiPopover {...props} />
  </MuiTheme>
);
