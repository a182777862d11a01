import { useT } from '@vidyapath/client/screens/use-t';
import type { AdminOrderDetail } from '@vidyapath/http/commerce-reports';
import { Stack, Typography } from '@vidyapath/ui';
import { Alert } from '@vidyapath/ui/forms';
import { Section } from '@vidyapath/remote-kit/section';
import { useAttentionQuery } from '../../../lib/attention.endpoints';
import { noteText } from '../../../lib/note-text';
import { actionsFor } from '../lib/decision-values';
import { DecisionForm } from './decision-form';

/** The problems of an order, and the possible decisions; nothing without a problem. */
export function OrderDecision({ order }: { order: AdminOrderDetail }) {
  const t = useT();
  const { data = [] } = useAttentionQuery(undefined, { refetchOnMountOrArgChange: true });
  const matters = data.filter(({ order_id }) => order_id === order.order_id);
  if (matters.length === 0) return null;
  const actions = actionsFor(matters, order);
  return (
    <Section title={t('decision.title')}>
      <Stack spacing={3}>
        {matters.map(({ kind, id, detail }) => (
          <Alert key={`${kind}:${id}`} severity="warning">
            <Typography sx={{ fontWeight: 600 }}>{t(`attention.kind.${kind}`)}</Typography>
            {detail && <Typography>{noteText(t, detail)}</Typography>}
            <Typography>{t(`attention.todo.${kind}`)}</Typography>
          </Alert>
        ))}
      </Stack>
      {actions.length > 0 && <DecisionForm orderId={order.order_id} actions={actions} />}
    </Section>
  );
}
