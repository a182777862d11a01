import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatRupees, hasDiscount } from '@vidyapath/client/money';
import { accentText } from './accent';
import { VisuallyHidden } from './visually-hidden';

export interface PriceTagProps {
  actual: number;
  discounted: number;
  /** Read out before each price when there are two, e.g. `Price now` and `Price before`. */
  labels: { now: string; before: string };
  size?: 'small' | 'large';
}

/** Price in rupees; the actual one struck through, and read out as the old one, when the discount lowers it. */
export function PriceTag({ actual, discounted, labels, size = 'small' }: PriceTagProps) {
  const reduced = hasDiscount(actual, discounted);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
      <Typography component="span" variant={size === 'large' ? 'h4' : 'h6'} sx={[{ fontWeight: 700 }, accentText]}>
        {reduced && <VisuallyHidden>{labels.now} </VisuallyHidden>}
        {formatRupees(reduced ? discounted : actual)}
      </Typography>
      {reduced && (
        <Typography component="del" variant={size === 'large' ? 'h6' : 'body2'} sx={{ color: 'text.secondary', fontWeight: 400 }}>
          <VisuallyHidden>{labels.before} </VisuallyHidden>
          {formatRupees(actual)}
        </Typography>
      )}
    </Box>
  );
}
