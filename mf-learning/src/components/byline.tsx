import { momentText } from '@vidyapath/client/formats/moment-text';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import { Box, Typography } from '@vidyapath/ui';
import { StateBadge } from '@vidyapath/remote-kit/state-badge';

interface Written {
  /** Null: the account was deleted. */
  author_name: string | null;
  by_staff: boolean;
  created_at: string;
  edited_at: string | null;
}

/** Who wrote it, whether as staff, and when. */
export function Byline({ of: { author_name, by_staff, created_at, edited_at } }: { of: Written }) {
  const t = useT();
  const language = useLanguage();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, minWidth: 0 }}>
      <Typography component="span" variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {author_name ?? t('byline.formerLearner')}
      </Typography>
      {by_staff && <StateBadge tone="primary">{t('byline.staff')}</StateBadge>}
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {momentText(language, created_at)}
        {edited_at && ` · ${t('byline.edited')}`}
      </Typography>
    </Box>
  );
}
