/**
 * The first door to MUI: what is on every page. Shared as a singleton by the shell, so every line here costs every page;
 * fields stand in `forms.ts`, tabs and folds in `panels.ts`, what only staff sees in `staff.ts`.
 */
export { default as Box } from '@mui/material/Box';
export { default as Button } from '@mui/material/Button';
export { default as ButtonBase } from '@mui/material/ButtonBase';
export { default as Card } from '@mui/material/Card';
export { default as CircularProgress } from '@mui/material/CircularProgress';
export { default as Container } from '@mui/material/Container';
export { default as IconButton } from '@mui/material/IconButton';
export { default as Link } from '@mui/material/Link';
export { default as Paper } from '@mui/material/Paper';
export { default as Skeleton } from '@mui/material/Skeleton';
export { default as Stack } from '@mui/material/Stack';
export { default as SvgIcon, type SvgIconProps } from '@mui/material/SvgIcon';
export { default as Typography } from '@mui/material/Typography';
export { styled } from '@mui/material/styles';
export { default as useMediaQuery } from '@mui/material/useMediaQuery';
export { colourTokens, motion, shape } from './tokens';
export { accentSurface, accentText } from './accent';
export { DurationText, type DurationTextProps } from './duration-text';
export { EmptyState, type EmptyStateProps } from './empty-state';
export { FailedState, type FailedStateProps } from './failed-state';
export {
  BellIcon, CartIcon, ChartIcon, CheckIcon, ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon, ClockIcon, CloseIcon, DashboardIcon, FirstPageIcon, HelpIcon, icon, LanguageIcon, LastPageIcon,
  LogoutIcon, MenuIcon, MoonIcon, PauseIcon, PersonIcon, PlayIcon, RetryIcon, SchoolIcon, SearchIcon, SkipNextIcon, SkipPreviousIcon, StarHalfIcon, StarIcon, StarOutlineIcon, SunIcon, TicketIcon,
  WarningIcon,
} from './icons';
export { PageHeading, type PageHeadingProps } from './page-heading';
export { centredPages, landmarkPages } from './page-window';
export { Pagination, type PaginationLabels, type PaginationProps } from './pagination';
export { PriceTag, type PriceTagProps } from './price-tag';
export { ShelfPicture } from './shelf-picture';
export { VisuallyHidden } from './visually-hidden';
