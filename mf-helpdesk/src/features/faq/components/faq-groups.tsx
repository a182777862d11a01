import { useT } from '@vidyapath/client/screens/use-t';
import type { FaqEntry } from '@vidyapath/http/support-faq';
import { Box, Stack, Typography } from '@vidyapath/ui';
import { categoryText } from '../../../lib/faq-category';
import { groupEntries } from '../lib/group-entries';
import { FaqItem } from './faq-item';

interface FaqGroupsProps {
  entries: readonly FaqEntry[];
  open: ReadonlySet<number>;
  onToggle: (id: number) => void;
}

/** Questions under the headings of their categories. */
export function FaqGroups({ entries, open, onToggle }: FaqGroupsProps) {
  const t = useT();
  return (
    <Stack spacing={6}>
      {groupEntries(entries).map(({ category, entries: members }) => (
        <section key={category}>
          <Typography component="h2" variant="h5" sx={{ mb: 3, overflowWrap: 'anywhere' }}>
            {categoryText(t, category)}
          </Typography>
          <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            {members.map((entry) => (
              <FaqItem
                key={entry.faq_id}
                entry={entry}
                open={open.has(entry.faq_id)}
                onToggle={() => onToggle(entry.faq_id)}
              />
            ))}
          </Box>
        </section>
      ))}
    </Stack>
  );
}
