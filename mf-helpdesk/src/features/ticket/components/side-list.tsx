import { useT } from '@vidyapath/client/screens/use-t';
import { LoadFailed } from '@vidyapath/remote-kit/load-failed';
import { Section } from '@vidyapath/remote-kit/section';
import { Box, Skeleton, Typography, VisuallyHidden } from '@vidyapath/ui';
import type { ReactNode } from 'react';

interface SideListProps<Row> {
  /** Its texts: `asker.<name>`, `asker.<name>None` and `asker.<name>Failed`. */
  name: 'bought' | 'learned';
  answer: { data?: readonly Row[] | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  rowKey: (row: Row) => string | number;
  children: (row: Row) => ReactNode;
}

/** A short list beside a ticket. */
export function SideList<Row>({ name, answer, rowKey, children }: SideListProps<Row>) {
  const t = useT();
  const { data, error, isFetching, refetch } = answer;
  const content = () => {
    if (error)
      return (
        <LoadFailed
          message={t(`asker.${name}Failed`)}
          problem={error}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      );
    if (!data)
      return (
        <>
          <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
          <Skeleton variant="rounded" height={88} />
        </>
      );
    if (data.length === 0) return <Typography>{t(`asker.${name}None`)}</Typography>;
    return (
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 4 }}>
        {data.map((row) => (
          <Box component="li" key={rowKey(row)} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {children(row)}
          </Box>
        ))}
      </Box>
    );
  };
  return <Section title={t(`asker.${name}`)}>{content()}</Section>;
}
