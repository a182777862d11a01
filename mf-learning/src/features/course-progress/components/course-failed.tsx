import type { SerializedError } from '@vidyapath/client/query';
import { type ClientProblem, isClientProblem } from '@vidyapath/client/requests/client-problem';
import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useT } from '@vidyapath/client/screens/use-t';
import { ReportLink } from '@vidyapath/remote-kit/report-link';
import { Button, EmptyState, FailedState } from '@vidyapath/ui';

interface CourseFailedProps {
  /** Absent when the address names no course at all. */
  problem: ClientProblem | SerializedError | undefined;
  busy: boolean;
  onRetry: () => void;
}

const reasons: Record<number, string> = { 0: 'failed.network', 401: 'failed.signedOut', 403: 'failed.forbidden' };

/** A missing course offers a link to others; any other failure says why, and can be tried again. */
export function CourseFailed({ problem, busy, onRetry }: CourseFailedProps) {
  const t = useT();
  const { navigate } = usePlatform();
  const status = isClientProblem(problem) ? problem.status : undefined;
  if (problem === undefined || status === 404 || status === 400) {
    const browse = (
      <Button variant="contained" onClick={() => navigate.to('/course/available-course')}>
        {t('failed.browse')}
      </Button>
    );
    return <EmptyState title={t('failed.missing')} action={browse} />;
  }
  const reason = t(reasons[status ?? 503] ?? 'failed.unavailable');
  return (
    <FailedState
      message={`${t('failed.title')}. ${reason}`}
      retryLabel={t('failed.retry')}
      busy={busy}
      onRetry={onRetry}
      action={<ReportLink problem={problem} />}
    />
  );
}
