import { useT } from '@vidyapath/client/use-t';
import { Button, CartIcon, Stack } from '@vidyapath/ui';

interface PurchaseButtonsProps {
  course: string;
  /** Id of the element that names the course, since several pairs stand on one page. */
  describedBy: string;
}

/** Purchasing is not part of the product yet: both only say so (specification section 1). */
export function PurchaseButtons({ course, describedBy }: PurchaseButtonsProps) {
  const t = useT();
  const tell = (key: string) => () => window.alert(t(key, { course }));
  const common = { 'aria-describedby': describedBy, sx: { minHeight: 44, flex: '1 1 auto', whiteSpace: 'nowrap' } };
  return (
    <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Button variant="contained" onClick={tell('purchase.buyNowAlert')} {...common}>
        {t('purchase.buyNow')}
      </Button>
      <Button variant="outlined" startIcon={<CartIcon />} onClick={tell('purchase.addToCartAlert')} {...common}>
        {t('purchase.addToCart')}
      </Button>
    </Stack>
  );
}
