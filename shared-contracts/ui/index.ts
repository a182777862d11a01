/**
 * The one door to MUI: the parts in use on screens of visitors and learners, and what several slices show.
 * Shared as a singleton by the shell, so every line here costs every page; parts that only staff sees stand in `staff.ts`.
 */
export { default as Alert } from '@mui/material/Alert';
export { default as Box } from '@mui/material/Box';
export { default as Button } from '@mui/material/Button';
export { default as ButtonBase } from '@mui/material/ButtonBase';
export { default as Card } from '@mui/material/Card';
export { default as CardContent } from '@mui/material/CardContent';
export { default as Checkbox } from '@mui/material/Checkbox';
export { default as Chip } from '@mui/material/Chip';
export { default as CircularProgress } from '@mui/material/CircularProgress';
export { default as Collapse } from '@mui/material/Collapse';
export { default as Container } from '@mui/material/Container';
export { default as Divider } from '@mui/material/Divider';
export { default as FormControlLabel } from '@mui/material/FormControlLabel';
export { default as FormHelperText } from '@mui/material/FormHelperText';
export { default as IconButton } from '@mui/material/IconButton';
export { default as InputAdornment } from '@mui/material/InputAdornment';
export { default as Link } from '@mui/material/Link';
export { default as LinearProgress } from '@mui/material/LinearProgress';
export { default as MenuItem } from '@mui/material/MenuItem';
export { default as Paper } from '@mui/material/Paper';
export { default as Skeleton } from '@mui/material/Skeleton';
export { default as Stack } from '@mui/material/Stack';
export { default as SvgIcon, type SvgIconProps } from '@mui/material/SvgIcon';
export { default as Tab } from '@mui/material/Tab';
export { default as Tabs } from '@mui/material/Tabs';
export { default as TextField, type TextFieldProps } from '@mui/material/TextField';
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
