import { useT } from '@vidyapath/client/screens/use-t';
import type { AuditChange } from '@vidyapath/http/audit';
import { Box } from '@vidyapath/ui';

const valueText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Fields with their old and new values; some are typed by people. */
export function AuditChanges({ changes }: { changes: readonly AuditChange[] }) {
  const t = useT();
  if (changes.length === 0) return t('list.none');
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', overflowWrap: 'anywhere' }}>
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <bdi>{field}</bdi>
          {before !== undefined && (
            <>
              {' '}
              <del>
                <bdi>{valueText(before)}</bdi>
              </del>
            </>
          )}
          {after !== undefined && (
            <>
              {' '}
              <ins>
                <bdi>{valueText(after)}</bdi>
              </ins>
            </>
          )}
        </li>
      ))}
    </Box>
  );
}
