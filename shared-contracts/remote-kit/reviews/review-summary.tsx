import { useT } from '@vidyapath/client/screens/use-t';
import type { ReviewSummary as Summary } from '@vidyapath/http/learning-reviews';
import { accentText, Box, Typography, VisuallyHidden } from '@vidyapath/ui';
import { Stars } from './stars';

const steps = [5, 4, 3, 2, 1] as const;

/** Share of reviews with a number of stars: a bar, and its text for screen readers. */
function Share({ stars, count, total }: { stars: number; count: number; total: number }) {
  const t = useT();
  const percent = total === 0 ? 0 : Math.round((count / total) * 100);
  const name = t('reviewBoard.stars', { count: stars });
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 3 }}>
      <VisuallyHidden>{t('reviewBoard.share', { stars: name, count, percent })}</VisuallyHidden>
      <Box component="span" aria-hidden="true" sx={{ width: 76, flexShrink: 0, whiteSpace: 'nowrap' }}>
        {name}
      </Box>
      <Box
        aria-hidden="true"
        sx={{ flex: 1, minWidth: 0, height: 10, borderRadius: '5px', bgcolor: 'action.hover', overflow: 'hidden' }}
      >
        <Box sx={[{ height: 1, width: `${percent}%`, bgcolor: 'currentColor' }, accentText]} />
      </Box>
      <Box component="span" aria-hidden="true" sx={{ width: 40, textAlign: 'end', color: 'text.secondary' }}>
        {count}
      </Box>
    </Box>
  );
}

/** The mean of all reviews, their number, and a bar for each number of stars. */
export function ReviewSummary({ summary: { mean, count, stars } }: { summary: Summary }) {
  const t = useT();
  return (
    <Box
      component="section"
      aria-label={t('reviewBoard.summary')}
      sx={{
        display: 'grid',
        columnGap: 8,
        rowGap: 4,
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
      }}
    >
      <Box sx={{ textAlign: { sm: 'center' } }}>
        <Typography component="p" variant="h3" sx={{ lineHeight: 1.2 }}>
          <span aria-hidden="true">{mean ?? '–'}</span>
          <VisuallyHidden>{t('reviewBoard.mean', { mean: mean ?? '–' })}</VisuallyHidden>
        </Typography>
        <Stars rating={mean ?? 0} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('reviewBoard.count', { count })}
        </Typography>
      </Box>
      <Box
        component="ul"
        aria-label={t('reviewBoard.shares')}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, fontSize: '0.875rem' }}
      >
        {steps.map((step) => (
          <Share key={step} stars={step} count={stars[step]} total={count} />
        ))}
      </Box>
    </Box>
  );
}
