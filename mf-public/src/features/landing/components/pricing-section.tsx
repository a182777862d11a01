import { formatRupees } from '@vidyapath/client/formats/money';
import { useSession } from '@vidyapath/client/screens/use-session';
import { useT } from '@vidyapath/client/screens/use-t';
import { accentText, Box, Button, Card, Typography } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';
import { offersPath, plans, withPlan } from '../../../lib/plans';
import { Section } from './section';

export function PricingSection() {
  const t = useT();
  const signedIn = useSession().status === 'signed-in';
  return (
    <Section id="pricing" title={t('landing.pricing.title')} lead={t('landing.pricing.lead')}>
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))' }}>
        {plans.map((plan) => (
          <Card key={plan.key} sx={{ p: 5, display: 'flex', flexDirection: 'column', gap: 3, textAlign: 'center' }}>
            <Typography component="h3" variant="h5" id={`plan-${plan.key}`}>
              {t(`plans.${plan.key}.name`)}
            </Typography>
            <Typography variant="h2" component="p" sx={accentText}>
              {formatRupees(plan.price)}
            </Typography>
            <Typography sx={{ color: 'text.secondary', flexGrow: 1 }}>{t(`plans.${plan.key}.text`)}</Typography>
            <Button
              component={RouterLink}
              to={withPlan(signedIn ? offersPath(plan) : '/signup', plan)}
              variant="contained"
              aria-describedby={`plan-${plan.key}`}
              sx={{ minHeight: 44 }}
            >
              {t('landing.pricing.buyNow')}
            </Button>
          </Card>
        ))}
      </Box>
    </Section>
  );
}
