import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Container, EmptyState, PageHeading } from '@vidyapath/ui';
import { useSearchParams } from 'react-router';
import { ShopFailed } from '../../components/shop-failed';
import { ShopSkeleton } from '../../components/shop-skeleton';
import { usePlansQuery } from './api/plans.endpoints';
import { PlanCard } from './components/plan-card';
import { planKey } from './lib/plan-key';

export function PlansPage() {
  const t = useT();
  const [query] = useSearchParams();
  const { data, error, isFetching, refetch } = usePlansQuery();
  const plans = data?.filter(({ active }) => active);

  const content = () => {
    if (!plans) return error ? <ShopFailed problem={error} busy={isFetching} onRetry={refetch} /> : <ShopSkeleton />;
    if (plans.length === 0) return <EmptyState title={t('plans.empty')} />;
    return (
      <Box
        component="ul"
        sx={{
          m: 0,
          mt: 6,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 5,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
        }}
      >
        {plans.map((plan) => (
          <PlanCard key={plan.plan_id} plan={plan} chosen={planKey(plan) === query.get('plan')} />
        ))}
      </Box>
    );
  };

  return (
    <Container component="article" sx={{ px: { xs: 4, sm: 6 }, py: { xs: 6, sm: 10 }, minWidth: 0 }}>
      <PageHeading lead={t('plans.lead')}>{t('plans.title')}</PageHeading>
      {content()}
    </Container>
  );
}
