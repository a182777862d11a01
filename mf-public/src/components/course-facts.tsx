import { useT } from '@vidyapath/client/screens/use-t';
import { DurationText, PriceTag } from '@vidyapath/ui';

interface CoursePriceProps {
  actual: number;
  discounted: number;
  size?: 'small' | 'large';
}

export function CoursePrice(props: CoursePriceProps) {
  const t = useT();
  return <PriceTag {...props} labels={{ now: t('price.now'), before: t('price.before'), free: t('price.free') }} />;
}

export function CourseDuration({ seconds }: { seconds: number }) {
  const t = useT();
  return (
    <DurationText
      seconds={seconds}
      units={{ hour: t('duration.hour'), minute: t('duration.minute'), second: t('duration.second') }}
    />
  );
}
