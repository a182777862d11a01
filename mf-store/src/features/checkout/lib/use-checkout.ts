import { problemText } from '@vidyapath/client/requests/problem-text';
import { type ClientProblem, asProblem } from '@vidyapath/client/requests/client-problem';
import { useSession } from '@vidyapath/client/screens/use-session';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import type { Quote } from '@vidyapath/http/commerce-offers';
import type { StateCode } from '@vidyapath/http/state-codes';
import { useForm } from '@vidyapath/remote-kit/use-form';
import { useState } from 'react';
import { useCreateOrderMutation } from '../../../lib/orders.endpoints';
import { useCartQuote } from '../../../lib/use-cart-quote';
import { billingRules, type BillingValues, gstinOf } from './billing-rules';
import { usePayment } from './use-payment';

const billingOf = ({ name, place_of_supply, gstin, address }: BillingValues) => ({
  name: name.trim(),
  place_of_supply: place_of_supply as StateCode,
  ...(gstin.trim() && { gstin: gstinOf(gstin) }),
  ...(address.trim() && { address: address.trim() }),
});

/** An invalid coupon is not sent. */
const couponOf = ({ coupon }: Quote) => (coupon?.problem === null ? { coupon_code: coupon.code } : {});

/** The form of checkout: the order has the total that the buyer sees, and the input stays after each answer. */
export function useCheckout(coupon: string) {
  const t = useT();
  const language = useLanguage();
  const name = useSession().user?.name ?? '';
  const [failure, setFailure] = useState<string>();
  const [createOrder] = useCreateOrderMutation();
  const pay = usePayment();
  const [place, setPlace] = useState('');
  const cart = useCartQuote(coupon, place);
  const { quote, priced } = cart;

  async function send(values: BillingValues): Promise<ClientProblem | undefined> {
    setFailure(undefined);
    if (!quote) return undefined;
    const { data: order, error } = await createOrder({
      items: priced.filter(({ line }) => line.problem === null).map(({ entry }) => entry.item),
      ...couponOf(quote),
      billing: billingOf(values),
      language,
      expected_total_paise: quote.total_paise,
    });
    if (order) await pay(order).catch(() => setFailure(t('failed.gateway')));
    if (!error) return undefined;
    const problem = asProblem(error);
    setFailure(problemText(t, problem, { within: 'form' }));
    return {
      ...problem,
      errors: problem.errors.map((one) => ({ ...one, field: one.field.replace(/^billing\./, '') })),
    };
  }

  const form = useForm<BillingValues>({
    initial: { name, place_of_supply: '', gstin: '', address: '' },
    rules: billingRules,
    send,
    draft: 'checkout',
    onInvalid: () => undefined,
  });
  const chosen = form.formik.values.place_of_supply;
  // The tax depends on the state, so the quote is fetched again.
  if (chosen !== place) setPlace(chosen);
  return { form, cart, failure };
}
