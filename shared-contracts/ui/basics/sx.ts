import styleFunctionSx, { type SystemStyleObject } from '@mui/system/styleFunctionSx';
import { type Look, look } from '../look';

type SxEntry = SystemStyleObject<Look> | ((look: Look) => SystemStyleObject<Look>) | boolean | null | undefined;

/** Styles of one place: MUI's shorthands for space, colours and breakpoints, by the look's tokens. */
export type Sx = SxEntry | readonly SxEntry[];

/** Plain CSS for emotion. */
export const resolveSx = (sx: Sx) => (sx ? styleFunctionSx({ sx, theme: look }) : null);
