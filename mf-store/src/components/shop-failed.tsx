import { asProblem } from '@vidyapath/client/requests/client-problem';
import { problemText } from '@vidyapath/client/requests/problem-text';
import { useT } from '@vidyapath/client/screens/use-t';
import { ReportLink } from '@vidyapath/remote-kit/report-link';
import { FailedState } from '@vidyapath/ui';

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
      text={problemText(t, asProblem(problem))}
      retryLabel={t('failed.retry')}
      busy={busy}
      onRetry={onRetry}
      action={<ReportLink problem={problem} />}
    />
  );
}
