import { useMediaQuery } from '@vidyapath/ui';

/** A phone turned sideways. */
export const sideways = '@media (orientation: landscape) and (max-height: 500px)';

/** Whether the lessons have room beside the video. */
export const useIsWide = (): boolean => useMediaQuery('(min-width: 1200px)');

/** The space of the page's own text. */
export const textSpace = { px: { xs: 4, sm: 6 } };
