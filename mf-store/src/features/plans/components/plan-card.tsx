import { textIn } from '@vidyapath/client/formats/course-texts';
import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { Plan } from '@vidyapath/http/commerce-offers';
import { accentText, Button, Card, CartIcon, Typography } from '@vidyapath/ui';
import { useId, useState } from 'react';
import { formatPaise } from '@vidyapath/client/formats/money';
import { cartPath, checkoutPath } from '../../../lib/shop-paths';
import { planContent } from '../lib/plan-content';

const notices = {
  added: ['success', 'plans.added'],
  there: ['info', 'plans.there'],
  full: ['info', 'plans.full'],
} as const;

interface PlanCardProps {
  plan: Plan;
  /** The visitor chose it before. */
  chosen: boolean;
}

/** A plan with its duration and price; it does not renew. */
export function PlanCard({ plan, chosen }: PlanCardProps) {
  const t = useT();
  const language = useLanguage();
  const { cart, notify, navigate } = usePlatform();
  const [busy, setBusy] = useState(false);
  const nameId = useId();
  const title = textIn(language, plan.title, plan.title_hi);
  const add = () => cart.add({ kind: 'plan', plan_id: plan.plan_id }, plan.price_paise);
  const showNotice = ([variant, key]: (typeof notices)[keyof typeof notices]) =>
    notify({
      variant,
      title: t('cart.title'),
      message: t(key, { title }),
      link: { label: t('plans.toCart'), to: cartPath },
    });
  const buyNow = async () => {
    setBusy(true);
    const added = await add();
    setBusy(false);
    if (added === 'full') showNotice(notices.full);
    else navigate.to(checkoutPath());
  };
  const addToCart = async () => showNotice(notices[await add()]);
  const common = { 'aria-describedby': nameId, sx: { minHeight: 44 } };
  return (
    <Card
      component="li"
      sx={{ p: 5, display: 'flex', flexDirection: 'column', gap: 3, ...(chosen && { borderColor: 'primary.main' }) }}
    >
      {chosen && <Typography sx={{ color: 'primary.main', fontWeight: 600 }}>{t('plans.chosen')}</Typography>}
      <Typography component="h2" variant="h5" id={nameId} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      <Typography variant="h2" component="p" sx={accentText}>
        {formatPaise(plan.price_paise)}
      </Typography>
      <Typography sx={{ fontWeight: 600 }}>{planContent(t, plan)}</Typography>
      <Typography sx={{ color: 'text.secondary', flexGrow: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {textIn(language, plan.description, plan.description_hi)}
      </Typography>
      <Typography variant="body2">{t('checkout.once')}</Typography>
      <Button variant="contained" loading={busy} onClick={() => void buyNow()} {...common}>
        {t('plans.buyNow')}
      </Button>
      <Button variant="outlined" startIcon={<CartIcon />} onClick={() => void addToCart()} {...common}>
        {t('plans.addToCart')}
      </Button>
    </Card>
  );
}
