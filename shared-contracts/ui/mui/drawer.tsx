import MuiDrawer, { type DrawerProps } from '@mui/material/Drawer';
import { MuiTheme } from './mui-theme';

export const Drawer = (props: DrawerProps) => (
  <MuiTheme>
    <MuiDrawer {...props} />
  </MuiTheme>
);
