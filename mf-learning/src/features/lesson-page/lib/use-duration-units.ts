import { useT } from '@vidyapath/client/screens/use-t';

export function useDurationUnits() {
  const t = useT();
  return { hour: t('duration.hour'), minute: t('duration.minute'), second: t('duration.second') };
}
