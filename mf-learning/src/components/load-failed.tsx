import { asProblem } from '@vidyapath/client/requests/client-problem';
import { useT } from '@vidyapath/client/screens/use-t';
import { ReportLink } from '@vidyapath/remote-kit/report-link';
import { FailedState } from '@vidyapath/ui';

interface LoadFailedProps {
  message: string;
  problem: unknown;
  busy: boolean;
  onRetry: () => void;
}

const reasons: Record<number, string> = { 0: 'failed.network', 401: 'failed.signedOut' };

/** Shown instead of what could not be read: why, and a button to try again. */
export function LoadFailed({ message, problem, busy, onRetry }: LoadFailedProps) {
  const t = useT();
  const text = t(reasons[asProblem(problem).status] ?? 'failed.unavailable');
  return (
    <FailedState
      message={message}
      text={text}
      retryLabel={t('failed.retry')}
      busy={busy}
      onRetry={onRetry}
      action={<ReportLink problem={problem} />}
    />
  );
}
