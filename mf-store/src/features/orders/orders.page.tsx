import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Button, centredPages, Container, EmptyState, PageHeading, Pagination } from '@vidyapath/ui';
import { Link as RouterLink, useSearchParams } from 'react-router';
import { ShopFailed } from '../../components/shop-failed';
import { ShopSkeleton } from '../../components/shop-skeleton';
import { useOrdersQuery } from '../../lib/orders.endpoints';
import { cataloguePath } from '@vidyapath/http/public-pages';
import { OrderCard } from './components/order-card';
import { useNow } from './lib/use-now';

const limit = 10;
const pageOf = (text: string | null) => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1);

export function OrdersPage() {
  const t = useT();
  const now = useNow();
  const [query, setQuery] = useSearchParams();
  const page = pageOf(query.get('page'));
  const { data, error, isFetching, refetch } = useOrdersQuery(
    { limit, offset: (page - 1) * limit },
    { refetchOnMountOrArgChange: true },
  );

  const content = () => {
    if (!data) return error ? <ShopFailed problem={error} busy={isFetching} onRetry={refetch} /> : <ShopSkeleton />;
    const browse = (
      <Button component={RouterLink} to={cataloguePath} variant="contained">
        {t('cart.browse')}
      </Button>
    );
    if (data.total === 0) return <EmptyState title={t('orders.empty')} text={t('orders.emptyText')} action={browse} />;
    const pageCount = Math.ceil(data.total / limit);
    return (
      <>
        <Box component="ul" sx={{ m: 0, mt: 6, p: 0, listStyle: 'none', display: 'grid', gap: 4 }}>
          {data.rows.map((order) => (
            <OrderCard key={order.order_id} order={order} now={now} />
          ))}
        </Box>
        {pageCount > 1 && (
          <Pagination
            page={page}
            pageCount={pageCount}
            pages={centredPages(page, pageCount)}
            labels={{ navigation: t('orders.pages'), page: (number) => t('orders.page', { number }) }}
            onPage={(next) => setQuery(next === 1 ? {} : { page: String(next) })}
          />
        )}
      </>
    );
  };

  return (
    <Container component="article" disableGutters sx={{ py: 4, minWidth: 0 }}>
      <PageHeading>{t('orders.title')}</PageHeading>
      {content()}
    </Container>
  );
}
