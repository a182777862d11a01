/** Parts that show one part of a screen at a time: tabs and folds. A shared singleton of its own. */
export { Collapse, type CollapseProps } from './basics/collapse';
export { Tab, type TabProps } from './panels/tab';
export { Tabs, type TabsProps } from './panels/tabs';
