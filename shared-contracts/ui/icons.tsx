import { SvgIcon, type SvgIconProps } from './basics/svg-icon';

/** One icon from one path on a 24 px grid; decorative unless it is given a `titleAccess`. */
export const icon = (name: string, path: string) => {
  const Icon = (props: SvgIconProps) => (
    <SvgIcon {...props}>
      <path d={path} />
    </SvgIcon>
  );
  return Object.assign(Icon, { displayName: name, path });
};

export type Icon = ReturnType<typeof icon>;

/* Shapes after Material Symbols (Apache License 2.0). */
export const BellIcon = icon(
  'BellIcon',
  'M12 22c1.1 0 2-.9 2-2h-4c0 1.1.89 2 2 2m6-6v-5c0-3.07-1.64-5.64-4.5-6.32V4c0-.83-.67-1.5-1.5-1.5s-1.5.67-1.5 1.5v.68C7.63 5.36 6 7.92 6 11v5l-2 2v1h16v-1z',
);
export const CartIcon = icon(
  'CartIcon',
  'M7 18c-1.1 0-1.99.9-1.99 2S5.9 22 7 22s2-.9 2-2-.9-2-2-2M1 2v2h2l3.6 7.59-1.35 2.45c-.16.28-.25.61-.25.96 0 1.1.9 2 2 2h12v-2H7.42c-.14 0-.25-.11-.25-.25l.03-.12.9-1.63h7.45c.75 0 1.41-.41 1.75-1.03l3.58-6.49c.08-.14.12-.31.12-.48 0-.55-.45-1-1-1H5.21l-.94-2zm16 16c-1.1 0-1.99.9-1.99 2s.89 2 1.99 2 2-.9 2-2-.9-2-2-2',
);
export const ChartIcon = icon('ChartIcon', 'M4 9h4v11H4zm12 4h4v7h-4zm-6-9h4v16h-4z');
export const CheckIcon = icon('CheckIcon', 'M9 16.17 4.83 12l-1.42 1.41L9 19 21 7l-1.41-1.41z');
export const ChevronDownIcon = icon('ChevronDownIcon', 'M16.59 8.59 12 13.17 7.41 8.59 6 10l6 6 6-6z');
export const ChevronLeftIcon = icon('ChevronLeftIcon', 'M15.41 7.41 14 6l-6 6 6 6 1.41-1.41L10.83 12z');
export const ChevronRightIcon = icon('ChevronRightIcon', 'M10 6 8.59 7.41 13.17 12l-4.58 4.59L10 18l6-6z');
export const ClockIcon = icon(
  'ClockIcon',
  'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20m0 18a8 8 0 1 1 0-16 8 8 0 0 1 0 16m.5-13H11v6l5.25 3.15.75-1.23-4.5-2.67z',
);
export const CloseIcon = icon(
  'CloseIcon',
  'M19 6.41 17.59 5 12 10.59 6.41 5 5 6.41 10.59 12 5 17.59 6.41 19 12 13.41 17.59 19 19 17.59 13.41 12z',
);
export const DashboardIcon = icon('DashboardIcon', 'M3 13h8V3H3zm0 8h8v-6H3zm10 0h8V11h-8zm0-18v6h8V3z');
export const FirstPageIcon = icon('FirstPageIcon', 'M18.41 16.59 13.82 12l4.59-4.59L17 6l-6 6 6 6zM6 6h2v12H6z');
export const HelpIcon = icon(
  'HelpIcon',
  'M12 2C6.48 2 2 6.48 2 12s4.48 10 10 10 10-4.48 10-10S17.52 2 12 2m1 17h-2v-2h2zm2.07-7.75-.9.92C13.45 12.9 13 13.5 13 15h-2v-.5c0-1.1.45-2.1 1.17-2.83l1.24-1.26c.37-.36.59-.86.59-1.41 0-1.1-.9-2-2-2s-2 .9-2 2H8c0-2.21 1.79-4 4-4s4 1.79 4 4c0 .88-.36 1.68-.93 2.25',
);
export const LanguageIcon = icon(
  'LanguageIcon',
  'm12.87 15.07-2.54-2.51.03-.03c1.74-1.94 2.98-4.17 3.71-6.53H17V4h-7V2H8v2H1v1.99h11.17C11.5 7.92 10.44 9.75 9 11.35 8.07 10.32 7.3 9.19 6.69 8h-2c.73 1.63 1.73 3.17 2.98 4.56l-5.09 5.02L4 19l5-5 3.11 3.11zM18.5 10h-2L12 22h2l1.12-3h4.75L21 22h2zm-2.62 7 1.62-4.33L19.12 17z',
);
export const LastPageIcon = icon('LastPageIcon', 'M5.59 7.41 10.18 12l-4.59 4.59L7 18l6-6-6-6zM16 6h2v12h-2z');
export const LogoutIcon = icon(
  'LogoutIcon',
  'm17 7-1.41 1.41L18.17 11H8v2h10.17l-2.58 2.58L17 17l5-5zM4 5h8V3H4c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h8v-2H4z',
);
export const MenuIcon = icon('MenuIcon', 'M3 18h18v-2H3zm0-5h18v-2H3zm0-7v2h18V6z');
export const MoonIcon = icon(
  'MoonIcon',
  'M12 3a9 9 0 1 0 9 9c0-.46-.04-.92-.1-1.36a5.4 5.4 0 1 1-7.54-7.54C12.92 3.04 12.46 3 12 3',
);
export const PauseIcon = icon('PauseIcon', 'M6 19h4V5H6zm8-14v14h4V5z');
export const PersonIcon = icon(
  'PersonIcon',
  'M12 12c2.21 0 4-1.79 4-4s-1.79-4-4-4-4 1.79-4 4 1.79 4 4 4m0 2c-2.67 0-8 1.34-8 4v2h16v-2c0-2.66-5.33-4-8-4',
);
export const PlayIcon = icon('PlayIcon', 'M8 5v14l11-7z');
export const RetryIcon = icon(
  'RetryIcon',
  'M17.65 6.35A8 8 0 1 0 19.73 14h-2.08A6 6 0 1 1 12 6c1.66 0 3.14.69 4.22 1.78L13 11h7V4z',
);
export const RupeeIcon = icon(
  'RupeeIcon',
  'M13.66 7c-.56-1.18-1.76-2-3.16-2H6V3h12v2h-3.26c.48.58.84 1.26 1.05 2H18v2h-2.02c-.25 2.8-2.61 5-5.48 5h-.73l6.73 7h-2.77L7 14v-2h3.5c1.76 0 3.22-1.3 3.46-3H6V7z',
);
export const SchoolIcon = icon('SchoolIcon', 'M5 13.18v4L12 21l7-3.82v-4L12 17zM12 3 1 9l11 6 9-4.91V17h2V9z');
export const SearchIcon = icon(
  'SearchIcon',
  'M15.5 14h-.79l-.28-.27A6.47 6.47 0 0 0 16 9.5 6.5 6.5 0 1 0 9.5 16c1.61 0 3.09-.59 4.23-1.57l.27.28v.79l5 4.99L20.49 19zm-6 0a4.5 4.5 0 1 1 0-9 4.5 4.5 0 0 1 0 9',
);
export const SkipNextIcon = icon('SkipNextIcon', 'm6 18 8.5-6L6 6zM16 6v12h2V6z');
export const SkipPreviousIcon = icon('SkipPreviousIcon', 'M6 6h2v12H6zm3.5 6 8.5 6V6z');
export const StarHalfIcon = icon(
  'StarHalfIcon',
  'm22 9.24-7.19-.62L12 2 9.19 8.63 2 9.24l5.46 4.73L5.82 21 12 17.27 18.18 21l-1.63-7.03zM12 15.4V6.1l1.71 4.04 4.38.38-3.32 2.88 1 4.28z',
);
export const StarIcon = icon(
  'StarIcon',
  'M12 17.27 18.18 21l-1.64-7.03L22 9.24l-7.19-.61L12 2 9.19 8.63 2 9.24l5.46 4.73L5.82 21z',
);
export const StarOutlineIcon = icon(
  'StarOutlineIcon',
  'm22 9.24-7.19-.62L12 2 9.19 8.63 2 9.24l5.46 4.73L5.82 21 12 17.27 18.18 21l-1.63-7.03zM12 15.4l-3.76 2.27 1-4.28-3.32-2.88 4.38-.38L12 6.1l1.71 4.04 4.38.38-3.32 2.88 1 4.28z',
);
export const SunIcon = icon(
  'SunIcon',
  'M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10M11 1h2v4h-2zm0 18h2v4h-2zM1 11h4v2H1zm18 0h4v2h-4zM3.5 4.9l1.4-1.4 2.8 2.8-1.4 1.4zm12.8 12.8 1.4-1.4 2.8 2.8-1.4 1.4zM3.5 19.1l2.8-2.8 1.4 1.4-2.8 2.8zM16.3 6.3l2.8-2.8 1.4 1.4-2.8 2.8z',
);
export const TicketIcon = icon(
  'TicketIcon',
  'M22 10V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v4a2 2 0 1 1 0 4v4c0 1.1.9 2 2 2h16a2 2 0 0 0 2-2v-4a2 2 0 1 1 0-4m-9 7.5h-2v-2h2zm0-4.5h-2v-2h2zm0-4.5h-2v-2h2z',
);
export const WarningIcon = icon(
  'WarningIcon',
  'M11 15h2v2h-2zm0-8h2v6h-2zm1-5a10 10 0 1 0 0 20 10 10 0 0 0 0-20m0 18a8 8 0 1 1 0-16 8 8 0 0 1 0 16',
);
