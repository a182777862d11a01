import { formatRupees } from '@vidyapath/client/money';
import { useT } from '@vidyapath/client/use-t';
import { accentText, Box, Link, shape, Typography } from '@vidyapath/ui';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { planNamed } from '../../../lib/plans';

/** Names the plan that the visitor came with from the pricing. */
export function ChosenPlan() {
  const t = useT();
  const [query] = useSearchParams();
  const plan = planNamed(query.get('plan'));
  if (!plan) return null;
  return (
    <Box role="note" aria-label={t('account.plan.label')} sx={{ mt: 6, px: 4, py: 2, border: 1, borderColor: 'divider', borderRadius: `${shape.card}px`, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
      <Typography sx={{ flexGrow: 1 }}>
        {t('account.plan.label')}: <strong>{t(`plans.${plan.key}.name`)}</strong>{' '}
        <Box component="span" sx={[{ fontWeight: 700, whiteSpace: 'nowrap' }, accentText]}>
          {formatRupees(plan.price)}
        </Box>
      </Typography>
      <Link component={RouterLink} to="/#pricing" sx={{ py: 2.5 }}>
        {t('account.plan.change')}
      </Link>
    </Box>
  );
}
