import { formatRupees } from '@vidyapath/client/formats/money';
import { useT } from '@vidyapath/client/screens/use-t';
import { accentText, Box, Link, shape, Typography } from '@vidyapath/ui';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { maxPriceOf, type Plan } from '../lib/plans';

interface ChosenPlanProps {
  plan: Plan | undefined;
  /** A further link of this screen. */
  children?: ReactNode;
}

/** Names the plan that the visitor chose in the pricing. */
export function ChosenPlan({ plan, children }: ChosenPlanProps) {
  const t = useT();
  if (!plan) return null;
  const maxPrice = maxPriceOf(plan);
  return (
    <Box
      role="note"
      aria-label={t('account.plan.label')}
      sx={{
        mt: 6,
        px: 4,
        py: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: `${shape.card}px`,
        bgcolor: 'background.paper',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
      }}
    >
      <Box sx={{ flex: '1 1 180px' }}>
        <Typography>
          {t('account.plan.label')}: <strong>{t(`plans.${plan.key}.name`)}</strong>{' '}
          {maxPrice === undefined && (
            <Box component="span" sx={[{ fontWeight: 700, whiteSpace: 'nowrap' }, accentText]}>
              {formatRupees(plan.price)}
            </Box>
          )}
        </Typography>
        {maxPrice !== undefined && (
          <Typography sx={{ color: 'text.secondary' }}>
            {t('account.plan.upTo', { price: formatRupees(maxPrice) })}
          </Typography>
        )}
      </Box>
      {children}
      <Link component={RouterLink} to="/#pricing" sx={{ py: 2.5 }}>
        {t('account.plan.change')}
      </Link>
    </Box>
  );
}
