import { durationParts } from '@vidyapath/client/formats/duration';
import { useT } from '@vidyapath/client/screens/use-t';

/** `1 h 25 m` or `3 m`; more than nothing but less than a minute reads as one minute. */
export function useTimeText(): (seconds: number) => string {
  const t = useT();
  return (seconds) => {
    const { hours, minutes } = durationParts(seconds > 0 ? Math.max(60, seconds) : 0);
    const short = `${minutes} ${t('duration.minute')}`;
    return hours > 0 ? `${hours} ${t('duration.hour')} ${short}` : short;
  };
}
