import { useSession } from '@vidyapath/client/screens/use-session';
import { useMediaQuery } from '@vidyapath/ui';

/** A phone turned sideways. */
export const sideways = '@media (orientation: landscape) and (max-height: 500px)';

/** Whether the lessons have room beside the video. */
export const useIsWide = (): boolean => useMediaQuery('(min-width: 1200px)');

/** The layout around the page: the height of its bar, and the space that its main part has at both sides. */
export function useFrame() {
  const isApp = useSession().status === 'signed-in';
  return isApp ? { bar: 61, margin: { xs: -4, sm: -6, lg: -10 } } : { bar: 65, margin: 0 };
}

/** The space of the page's own text. */
export const textSpace = { px: { xs: 4, sm: 6 } };
