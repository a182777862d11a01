/**
 * The main entry point: the parts of every page, styled by emotion with the look's tokens and without MUI. Shared as a singleton by the
 * shell, so every line here costs every page; fields are in `forms.ts`, tabs and folds in `panels.ts`, parts for staff only in `staff.ts`.
 */
export { Box, Card, Container, Paper, Stack } from './basics/boxes';
export { Button } from './basics/button';
export { ButtonBase } from './basics/button-base';
export { CircularProgress, type CircularProgressProps } from './basics/circular-progress';
export { IconButton } from './basics/icon-button';
export { Skeleton } from './basics/skeleton';
export { styled } from './basics/styled';
export { SvgIcon, type SvgIconProps } from './basics/svg-icon';
export type { Sx } from './basics/sx';
export { Link, Typography } from './basics/typography';
export { useMediaQuery } from './basics/use-media-query';
export { colourTokens, motion, shape } from './tokens';
export { accentSurface, accentText } from './accent';
export { DurationText, type DurationTextProps } from './duration-text';
export { EmptyState, type EmptyStateProps } from './empty-state';
export { FailedState, type FailedStateProps } from './failed-state';
export {
  BellIcon,
  CartIcon,
  ChartIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ClockIcon,
  CloseIcon,
  DashboardIcon,
  FirstPageIcon,
  HelpIcon,
  icon,
  LanguageIcon,
  LastPageIcon,
  LogoutIcon,
  MenuIcon,
  MoonIcon,
  PauseIcon,
  PersonIcon,
  PlayIcon,
  RetryIcon,
  RupeeIcon,
  SchoolIcon,
  SearchIcon,
  SkipNextIcon,
  SkipPreviousIcon,
  StarHalfIcon,
  StarIcon,
  StarOutlineIcon,
  SunIcon,
  TicketIcon,
  WarningIcon,
} from './icons';
export { PageHeading, type PageHeadingProps } from './page-heading';
export { centredPages, landmarkPages } from './page-window';
export { Pagination, type PaginationLabels, type PaginationProps } from './pagination';
export { PriceTag, type PriceTagProps } from './price-tag';
export { ShelfPicture } from './shelf-picture';
export { VisuallyHidden } from './visually-hidden';
