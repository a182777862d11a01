import { asProblem } from '@vidyapath/client/requests/client-problem';
import { problemText } from '@vidyapath/client/requests/problem-text';
import { useT } from '@vidyapath/client/screens/use-t';
import { FailedState } from '@vidyapath/ui';
import { ReportLink } from './report-link';

interface LoadFailedProps {
  message: string;
  problem: unknown;
  busy: boolean;
  onRetry: () => void;
}

/** Shown in place of data that could not be read. */
export function LoadFailed({ message, problem, busy, onRetry }: LoadFailedProps) {
  const t = useT();
  return (
    <FailedState
      message={message}
      text={problemText(t, asProblem(problem))}
      retryLabel={t('list.retry')}
      busy={busy}
      onRetry={onRetry}
      action={<ReportLink problem={problem} />}
    />
  );
}
