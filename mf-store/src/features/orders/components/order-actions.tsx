import { textIn } from '@vidyapath/client/formats/course-texts';
import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { asProblem } from '@vidyapath/client/requests/client-problem';
import { problemText } from '@vidyapath/client/requests/problem-text';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import { lessonAddress } from '@vidyapath/http/lesson-address';
import type { Order } from '@vidyapath/http/commerce-orders';
import { Box, Button, PlayIcon, Typography } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';
import { useCancelOrderMutation } from '../../../lib/orders.endpoints';
import { cataloguePath } from '@vidyapath/http/public-pages';
import { cartPath, orderHelpPath, payOrderPath } from '../../../lib/shop-paths';
import { isPaid, type OrderState } from '../lib/order-state';
import { cartItemOf } from '../lib/use-emptied-cart';

const large = { minHeight: 48 };

function Unpaid({ order }: { order: Order }) {
  const t = useT();
  const [cancel, { isLoading, error }] = useCancelOrderMutation();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button component={RouterLink} to={payOrderPath(order.order_id)} variant="contained" sx={large}>
          {t('order.goOn')}
        </Button>
        <Button variant="outlined" loading={isLoading} onClick={() => void cancel(order.order_id)} sx={large}>
          {t('order.cancel')}
        </Button>
      </Box>
      {error && (
        <Typography role="alert" sx={{ color: 'error.main' }}>
          {problemText(t, asProblem(error))}
        </Typography>
      )}
    </>
  );
}

function Again({ order }: { order: Order }) {
  const t = useT();
  const language = useLanguage();
  const { cart, navigate, notify } = usePlatform();
  const buyAgain = async () => {
    for (const item of order.items) {
      if ((await cart.add(cartItemOf(item))) !== 'full') continue;
      const title = textIn(language, item.title, item.title_hi);
      notify({ variant: 'info', title: t('cart.title'), message: t('plans.full', { title }) });
      break;
    }
    navigate.to(cartPath);
  };
  return (
    <Box>
      <Button variant="contained" onClick={() => void buyAgain()} sx={large}>
        {t('order.again')}
      </Button>
    </Box>
  );
}

/** Links to the first course of the order that is not refunded; without one, as for a plan, to the catalogue. */
function Learn({ order }: { order: Order }) {
  const t = useT();
  const course = order.items.find((item) => item.course_id !== null && item.refunded_paise === 0)?.course_id;
  const to = course === null || course === undefined ? cataloguePath : lessonAddress({ course_id: course });
  return (
    <Box>
      <Button component={RouterLink} to={to} variant="contained" size="large" startIcon={<PlayIcon />} sx={large}>
        {t(course ? 'order.start' : 'order.choose')}
      </Button>
    </Box>
  );
}

function Elsewhere({ to, children }: { to: string; children: string }) {
  return (
    <Box>
      <Button component={RouterLink} to={to} variant="outlined" sx={large}>
        {children}
      </Button>
    </Box>
  );
}

/** The next action; there is none while the bank's answer is pending. */
export function OrderActions({ order, state }: { order: Order; state: OrderState }) {
  const t = useT();
  if (state === 'toPay') return <Unpaid order={order} />;
  if (state === 'expired' || state === 'cancelled') return <Again order={order} />;
  if (state === 'review') return <Elsewhere to={orderHelpPath(order.order_id)}>{t('refund.desk')}</Elsewhere>;
  if (state === 'refunded') return <Elsewhere to={cataloguePath}>{t('order.choose')}</Elsewhere>;
  return isPaid(state) ? <Learn order={order} /> : null;
}
