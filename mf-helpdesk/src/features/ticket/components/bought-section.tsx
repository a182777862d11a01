import { titlesIn } from '@vidyapath/client/formats/course-texts';
import { momentText } from '@vidyapath/client/formats/moment-text';
import { formatPaise } from '@vidyapath/client/formats/money';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import { Link, Typography } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';
import { useOrdersOfPersonQuery } from '../api/asker.endpoints';
import { SideList } from './side-list';

/** The orders of the asker, the newest first. */
export function BoughtSection({ userId }: { userId: number }) {
  const t = useT();
  const language = useLanguage();
  const answer = useOrdersOfPersonQuery(userId, { refetchOnMountOrArgChange: true });
  return (
    <SideList name="bought" answer={answer} rowKey={({ order_id }) => order_id}>
      {({ order_id, order_number, items, status, total_paise, created_at }) => (
        <>
          <Link component={RouterLink} to={`/sales/orders/${order_id}`} underline="always">
            {order_number}
          </Link>
          <Typography>{titlesIn(language, items)}</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {[t(`asker.orderStatus.${status}`), formatPaise(total_paise), momentText(language, created_at)].join(' · ')}
          </Typography>
        </>
      )}
    </SideList>
  );
}
