import { icon } from '@vidyapath/ui';

/* Shapes after Material Symbols (Apache License 2.0). */
export const toolbarIcons = {
  bold: icon(
    'BoldIcon',
    'M15.6 10.79c.97-.67 1.65-1.77 1.65-2.79 0-2.26-1.75-4-4-4H7v14h7.04c2.09 0 3.71-1.7 3.71-3.79 0-1.52-.86-2.82-2.15-3.42M10 6.5h3c.83 0 1.5.67 1.5 1.5s-.67 1.5-1.5 1.5h-3zm3.5 9H10v-3h3.5c.83 0 1.5.67 1.5 1.5s-.67 1.5-1.5 1.5',
  ),
  italic: icon('ItalicIcon', 'M10 4v3h2.21l-3.42 8H6v3h8v-3h-2.21l3.42-8H18V4z'),
  underline: icon(
    'UnderlineIcon',
    'M12 17c3.31 0 6-2.69 6-6V3h-2.5v8c0 1.93-1.57 3.5-3.5 3.5S8.5 12.93 8.5 11V3H6v8c0 3.31 2.69 6 6 6m-7 2v2h14v-2z',
  ),
  heading: icon('HeadingIcon', 'M5 4v3h5.5v12h3V7H19V4z'),
  subheading: icon('SubheadingIcon', 'M7 8v2.5h3.75V18h2.5v-7.5H17V8z'),
  bullets: icon(
    'BulletsIcon',
    'M4 10.5c-.83 0-1.5.67-1.5 1.5s.67 1.5 1.5 1.5 1.5-.67 1.5-1.5-.67-1.5-1.5-1.5m0-6c-.83 0-1.5.67-1.5 1.5S3.17 7.5 4 7.5 5.5 6.83 5.5 6 4.83 4.5 4 4.5m0 12c-.83 0-1.5.68-1.5 1.5s.68 1.5 1.5 1.5 1.5-.68 1.5-1.5-.67-1.5-1.5-1.5M7 19h14v-2H7zm0-6h14v-2H7zm0-8v2h14V5z',
  ),
  numbers: icon(
    'NumbersIcon',
    'M2 17h2v.5H3v1h1v.5H2v1h3v-4H2zm1-9h1V4H2v1h1zm-1 3h1.8L2 13.1v.9h3v-1H3.2L5 10.9V10H2zm5-6v2h14V5zm0 14h14v-2H7zm0-6h14v-2H7z',
  ),
  quote: icon('QuoteIcon', 'M6 17h3l2-4V7H5v6h3zm8 0h3l2-4V7h-6v6h3z'),
  link: icon(
    'LinkIcon',
    'M3.9 12c0-1.71 1.39-3.1 3.1-3.1h4V7H7c-2.76 0-5 2.24-5 5s2.24 5 5 5h4v-1.9H7c-1.71 0-3.1-1.39-3.1-3.1M8 13h8v-2H8zm9-6h-4v1.9h4c1.71 0 3.1 1.39 3.1 3.1s-1.39 3.1-3.1 3.1h-4V17h4c2.76 0 5-2.24 5-5s-2.24-5-5-5',
  ),
  undo: icon(
    'UndoIcon',
    'M12.5 8c-2.65 0-5.05.99-6.9 2.6L2 7v9h9l-3.62-3.62c1.39-1.16 3.16-1.88 5.12-1.88 3.54 0 6.55 2.31 7.6 5.5l2.37-.78C21.08 11.03 17.15 8 12.5 8',
  ),
  redo: icon(
    'RedoIcon',
    'M18.4 10.6C16.55 8.99 14.15 8 11.5 8c-4.65 0-8.58 3.03-9.96 7.22L3.9 16c1.05-3.19 4.05-5.5 7.6-5.5 1.95 0 3.73.72 5.12 1.88L13 16h9V7z',
  ),
} as const;

/** In the order of the toolbar. */
export const toolbarOrder = [
  'bold',
  'italic',
  'underline',
  'heading',
  'subheading',
  'bullets',
  'numbers',
  'quote',
  'link',
  'undo',
  'redo',
] as const;

export type ToolbarIconName = keyof typeof toolbarIcons;
