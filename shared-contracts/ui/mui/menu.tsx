import MuiMenu, { type MenuProps } from '@mui/material/Menu';
import { MuiTheme } from './mui-theme';

export const Menu = (props: MenuProps) => (
  <MuiTheme>
    <MuiMenu {...props} />
  </MuiTheme>
);
