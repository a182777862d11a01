import { textIn } from '@vidyapath/client/formats/course-texts';
import { usePlatform } from '@vidyapath/client/screens/platform-context';
import { useLanguage, useT } from '@vidyapath/client/screens/use-t';
import { shortCourseAddress } from '@vidyapath/http/public-pages';
import { Box, Button, Link, PriceTag, Typography, VisuallyHidden } from '@vidyapath/ui';
import { Link as RouterLink } from 'react-router';
import { formatPaise } from '@vidyapath/client/formats/money';
import type { PricedEntry } from '../lib/use-cart-quote';
import { LinePicture } from './line-picture';
import { PendingOrder } from './pending-order';

/** An item with its price; shows its problem, and whether the price has changed since it was added. */
export function CartLine({ entry, line }: PricedEntry) {
  const t = useT();
  const { cart } = usePlatform();
  const title = textIn(useLanguage(), line.title, line.title_hi) || t('line.unknown');
  const { seenPaise } = entry;
  const hasChanged = line.problem === null && seenPaise !== undefined && seenPaise !== line.price_paise;
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gap: 2, py: 4, borderBottom: 1, borderColor: 'divider', '&:last-child': { border: 0 } }}
    >
      <Box sx={{ display: 'flex', gap: 4, alignItems: 'flex-start' }}>
        {line.kind === 'course' && <LinePicture path={line.banner_image} />}
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', minWidth: 0 }}>
          {line.course_id !== null && line.title ? (
            <Link component={RouterLink} to={shortCourseAddress(line.course_id)} color="inherit">
              {title}
            </Link>
          ) : (
            title
          )}
        </Typography>
      </Box>
      {line.problem === null ? (
        <PriceTag
          actual={line.list_paise / 100}
          discounted={line.price_paise / 100}
          labels={{ now: t('price.now'), before: t('price.before') }}
        />
      ) : (
        <Typography role="status" sx={{ color: 'warning.main', fontWeight: 600 }}>
          {t(`line.problem.${line.problem}`)}
        </Typography>
      )}
      {line.pending_order_id !== null && <PendingOrder id={line.pending_order_id} />}
      {line.discount_paise > 0 && (
        <Typography variant="body2">{t('line.discount', { amount: formatPaise(line.discount_paise) })}</Typography>
      )}
      {line.partly_owned.length > 0 && (
        <Typography variant="body2">{t('line.partlyOwned', { count: line.partly_owned.length })}</Typography>
      )}
      {hasChanged && (
        <Typography variant="body2" role="status" sx={{ fontWeight: 600 }}>
          {t('line.changed', { before: formatPaise(seenPaise), now: formatPaise(line.price_paise) })}
        </Typography>
      )}
      <Button
        onClick={() => void cart.remove([entry.item])}
        sx={{ justifySelf: 'start', minHeight: 44, minWidth: 44, px: 3, ml: -3 }}
      >
        {t('line.remove')} <VisuallyHidden>{title}</VisuallyHidden>
      </Button>
    </Box>
  );
}
