/** What shows one part of a screen at a time: tabs and folds. A shared singleton of its own. */
export { default as Collapse } from '@mui/material/Collapse';
export { default as Tab } from '@mui/material/Tab';
export { default as Tabs } from '@mui/material/Tabs';
