/** Parts that only the shell uses; bundled there, not shared with slices. */
export { default as MenuItem } from '@mui/material/MenuItem';
export { Badge } from './basics/badge';
export { Collapse } from './basics/collapse';
export { Divider } from './basics/divider';
export { Drawer } from './mui/drawer';
export { Menu } from './mui/menu';
export { Popover } from './mui/popover';
export { LoadingNotice } from './loading-notice';
