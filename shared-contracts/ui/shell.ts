/** Parts of MUI that only the shell uses; bundled there and shared with nobody. */
export { default as Badge } from '@mui/material/Badge';
export { default as Collapse } from '@mui/material/Collapse';
export { default as Divider } from '@mui/material/Divider';
export { default as Drawer } from '@mui/material/Drawer';
export { default as Menu } from '@mui/material/Menu';
export { default as MenuItem } from '@mui/material/MenuItem';
export { default as Popover } from '@mui/material/Popover';
