import type { Page } from '@vidyapath/client/requests/record-answers';
import { useT } from '@vidyapath/client/screens/use-t';
import { Box, EmptyState } from '@vidyapath/ui';
import type { ReactNode } from 'react';
import { LoadFailed } from '@vidyapath/remote-kit/load-failed';
import { Pages } from '../../../components/pages';
import { PartSkeleton } from '../../../components/part-skeleton';
import { moderatedPerPage } from '../api/staff-reviews.endpoints';

interface ModerationListProps<Row> {
  /** What a query hook answers. */
  answer: { data?: Page<Row> | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  label: string;
  page: number;
  onPage: (page: number) => void;
  keyOf: (row: Row) => string;
  children: (row: Row) => ReactNode;
}

/** A page of a list for staff. */
export function ModerationList<Row>({ answer, label, page, onPage, keyOf, children }: ModerationListProps<Row>) {
  const t = useT();
  const { data, error, isFetching, refetch } = answer;
  if (!data)
    return error ? (
      <LoadFailed
        message={t('moderation.failedLoad')}
        problem={error}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <PartSkeleton />
    );
  if (data.total === 0) return <EmptyState title={t('moderation.empty')} text={t('moderation.emptyText')} />;
  return (
    <>
      <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 4 }}>
        {data.rows.map((row) => (
          <li key={keyOf(row)}>{children(row)}</li>
        ))}
      </Box>
      <Pages label={t('moderation.pages')} page={page} total={data.total} size={moderatedPerPage} onPage={onPage} />
    </>
  );
}
