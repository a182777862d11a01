import { formatRupees } from '@vidyapath/client/money';
import { useT } from '@vidyapath/client/use-t';
import { accentText, Box, Button, Card, Typography } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';
import { Section } from './section';

/** Specification section 3; rupees. */
const plans = [
  { key: 'single', price: 199 },
  { key: 'bundle', price: 999 },
  { key: 'subscription', price: 1_999 },
  { key: 'lifetime', price: 4_999 },
] as const;

export function PricingSection() {
  const t = useT();
  return (
    <Section id="pricing" title={t('landing.pricing.title')} lead={t('landing.pricing.lead')}>
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))' }}>
        {plans.map(({ key, price }) => (
          <Card key={key} variant="outlined" sx={{ p: 5, display: 'flex', flexDirection: 'column', gap: 3, textAlign: 'center' }}>
            <Typography component="h3" variant="h5" id={`plan-${key}`}>
              {t(`landing.pricing.plans.${key}.name`)}
            </Typography>
            <Typography variant="h2" component="p" sx={accentText}>
              {formatRupees(price)}
            </Typography>
            <Typography sx={{ color: 'text.secondary', flexGrow: 1 }}>{t(`landing.pricing.plans.${key}.text`)}</Typography>
            <Button component={RouterLink} to={`/signup?plan=${key}`} variant="contained" aria-describedby={`plan-${key}`} sx={{ minHeight: 44 }}>
              {t('landing.pricing.buyNow')}
            </Button>
          </Card>
        ))}
      </Box>
    </Section>
  );
}
