import { Box } from './basics/boxes';
import { Typography } from './basics/typography';
import { formatRupees, hasDiscount } from '@vidyapath/client/formats/money';
import { accentText } from './accent';
import { VisuallyHidden } from './visually-hidden';

export interface PriceTagProps {
  actual: number;
  discounted: number;
  /** Read out before each price when there are two, e.g. `Price now` and `Price before`. */
  labels: { now: string; before: string; /** Stands for a price of nothing. */ free?: string };
  size?: 'small' | 'large';
}

/** Price in rupees; the actual one struck through, and read out as the old one, when the discount lowers it. */
export function PriceTag({ actual, discounted, labels, size = 'small' }: PriceTagProps) {
  const reduced = hasDiscount(actual, discounted);
  const price = reduced ? discounted : actual;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
      <Typography
        component="span"
        sx={[{ fontWeight: 700, fontSize: size === 'large' ? '1.75rem' : '1.2rem', lineHeight: 1.3 }, accentText]}
      >
        {reduced && <VisuallyHidden>{labels.now} </VisuallyHidden>}
        {price === 0 && labels.free ? labels.free : formatRupees(price)}
      </Typography>
      {reduced && (
        <Typography
          component="del"
          sx={{ color: 'text.secondary', fontSize: size === 'large' ? '1.15rem' : '0.95rem' }}
        >
          <VisuallyHidden>{labels.before} </VisuallyHidden>
          {formatRupees(actual)}
        </Typography>
      )}
    </Box>
  );
}
