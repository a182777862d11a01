import { formatRupees } from '@vidyapath/client/money';
import { useT } from '@vidyapath/client/use-t';
import { accentText, Box, Link, shape, Typography } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';
import type { Plan } from '../lib/plans';

interface ChosenPlanProps {
  plan: Plan | undefined;
  /** How to use it on this screen. */
  text?: string;
}

/** Names the plan that the visitor chose in the pricing. */
export function ChosenPlan({ plan, text }: ChosenPlanProps) {
  const t = useT();
  if (!plan) return null;
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
          <Box component="span" sx={[{ fontWeight: 700, whiteSpace: 'nowrap' }, accentText]}>
            {formatRupees(plan.price)}
          </Box>
        </Typography>
        {text && <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>}
      </Box>
      <Link component={RouterLink} to="/#pricing" sx={{ py: 2.5 }}>
        {t('account.plan.change')}
      </Link>
    </Box>
  );
}
