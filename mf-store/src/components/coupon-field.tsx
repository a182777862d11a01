import { useT } from '@vidyapath/client/screens/use-t';
import type { Quote } from '@vidyapath/http/commerce-offers';
import { limits } from '@vidyapath/http/limits';
import { Box, Button, VisuallyHidden } from '@vidyapath/ui';
import { TextField } from '@vidyapath/ui/forms';
import { type FormEvent, useState } from 'react';
import { formatPaise } from '@vidyapath/client/formats/money';
import { PendingOrder } from './pending-order';

interface CouponFieldProps {
  code: string;
  coupon: Quote['coupon'] | undefined;
  /** The request failed: the text says why. */
  failure?: string | undefined;
  onCode: (code: string) => void;
}

/** A code counts only after Apply is pressed. */
export function CouponField({ code, coupon, failure, onCode }: CouponFieldProps) {
  const t = useT();
  const [typed, setTyped] = useState(code);
  // While another code is checked, the quote still has the answer to the previous one.
  const answer = coupon?.code.toUpperCase() === code.toUpperCase() ? coupon : undefined;
  const problem = answer?.problem && t(`coupon.problem.${answer.problem}`);
  const applied = answer && !answer.problem && t('coupon.applied', { amount: formatPaise(answer.discount_paise) });
  const apply = (event: FormEvent) => {
    event.preventDefault();
    // It is beside the form of checkout, not in it.
    event.stopPropagation();
    onCode(typed.trim());
  };
  const remove = () => {
    setTyped('');
    onCode('');
  };
  return (
    <Box>
      <Box component="form" noValidate onSubmit={apply} sx={{ display: 'flex', gap: 2, alignItems: 'flex-start' }}>
        <TextField
          label={t('coupon.label')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={Boolean(problem)}
          helperText={failure ?? problem ?? applied ?? ' '}
          size="small"
          fullWidth
          slotProps={{
            htmlInput: {
              maxLength: limits.commerce.couponCodeMax,
              autoCapitalize: 'characters',
              autoComplete: 'off',
              spellCheck: false,
            },
            formHelperText: { 'aria-live': 'polite' },
          }}
        />
        {code && typed.trim() === code ? (
          <Button onClick={remove} sx={{ minHeight: 44, px: 3, flexShrink: 0 }}>
            {t('coupon.remove')} <VisuallyHidden>{t('coupon.label')}</VisuallyHidden>
          </Button>
        ) : (
          <Button type="submit" variant="outlined" sx={{ minHeight: 44 }}>
            {t('coupon.apply')}
          </Button>
        )}
      </Box>
      {answer?.pending_order_id && <PendingOrder id={answer.pending_order_id} />}
    </Box>
  );
}
