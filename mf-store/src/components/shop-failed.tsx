import { useT } from '@vidyapath/client/screens/use-t';
import { ReportLink } from '@vidyapath/remote-kit/report-link';
import { FailedState } from '@vidyapath/ui';
import { failureText } from '../lib/failure-text';

interface ShopFailedProps {
  problem: unknown;
  busy: boolean;
  onRetry: () => void;
}

/** Shown in place of data that could not be read. */
export function ShopFailed({ problem, busy, onRetry }: ShopFailedProps) {
  const t = useT();
  return (
    <FailedState
      message={t('failed.load')}
      text={failureText(t, problem)}
      retryLabel={t('failed.retry')}
      busy={busy}
      onRetry={onRetry}
      action={<ReportLink problem={problem} />}
    />
  );
}
