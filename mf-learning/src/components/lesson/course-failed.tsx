import type { SerializedError } from '@vidyapath/client/query';
import { asProblem, type ClientProblem, isClientProblem } from '@vidyapath/client/requests/client-problem';
import { problemText } from '@vidyapath/client/requests/problem-text';
import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useT } from '@vidyapath/client/screens/use-t';
import { cataloguePath } from '@vidyapath/http/public-pages';
import { ReportLink } from '@vidyapath/remote-kit/report-link';
import { Button, EmptyState, FailedState } from '@vidyapath/ui';

interface CourseFailedProps {
  /** Absent when the address names no course at all. */
  problem: ClientProblem | SerializedError | undefined;
  busy: boolean;
  onRetry: () => void;
}

/** A missing course offers a link to others; any other failure says why, and can be tried again. */
export function CourseFailed({ problem, busy, onRetry }: CourseFailedProps) {
  const t = useT();
  const { navigate } = usePlatform();
  const status = isClientProblem(problem) ? problem.status : undefined;
  if (problem === undefined || status === 404 || status === 400) {
    const browse = (
      <Button variant="contained" onClick={() => navigate.to(cataloguePath)}>
        {t('failed.browse')}
      </Button>
    );
    return <EmptyState title={t('failed.missing')} action={browse} />;
  }
  const reason = problemText(t, asProblem(problem), { messagePrefix: 'failed' });
  return (
    <FailedState
      message={`${t('failed.title')}. ${reason}`}
      retryLabel={t('list.retry')}
      busy={busy}
      onRetry={onRetry}
      action={<ReportLink problem={problem} />}
    />
  );
}
