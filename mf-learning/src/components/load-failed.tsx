import { asProblem } from '@vidyapath/client/client-problem';
import { useT } from '@vidyapath/client/use-t';
import { FailedState } from '@vidyapath/ui';
import { refusalText } from '../lib/refusal-text';

interface LoadFailedProps {
  message: string;
  problem: unknown;
  busy: boolean;
  onRetry: () => unknown;
}

/** Stands in place of what could not be read. */
export function LoadFailed({ message, problem, busy, onRetry }: LoadFailedProps) {
  const t = useT();
  return (
    <FailedState
      message={message}
      text={refusalText(t, asProblem(problem))}
      retryLabel={t('failed.retry')}
      busy={busy}
      onRetry={() => void onRetry()}
    />
  );
}
