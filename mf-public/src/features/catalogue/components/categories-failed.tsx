import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Button, RetryIcon, Typography } from '@vidyapath/ui';

interface CategoriesFailedProps {
  busy: boolean;
  onRetry: () => void;
}

/** Shown when the courses are loaded and the categories are not: offers a retry. */
export function CategoriesFailed({ busy, onRetry }: CategoriesFailedProps) {
  const t = useT();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, pt: 2 }}>
      <Typography role="status" sx={{ color: 'text.secondary' }}>
        {t('catalogue.categoriesFailed')}
      </Typography>
      <Button startIcon={<RetryIcon />} loading={busy} loadingPosition="start" onClick={onRetry} sx={{ minHeight: 44 }}>
        {t('retry')}
      </Button>
    </Box>
  );
}
