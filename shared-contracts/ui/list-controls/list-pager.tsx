import { Button } from '../basics/button';
import { Stack } from '../basics/boxes';
import { Typography } from '../basics/typography';

export interface ListPagerProps {
  /** From 1. */
  page: number;
  /** At least 1. */
  pages: number;
  onPage: (page: number) => void;
  labels: {
    /** Accessible name of the group of buttons. */
    group: string;
    first: string;
    previous: string;
    next: string;
    last: string;
    /** Such as `Page 2 of 7`; read out when it changes. */
    position: string;
  };
}

/** First, Prev, Next and Last, with the current page. */
export function ListPager({ page, pages, onPage, labels }: ListPagerProps) {
  const button = (label: string, target: number, possible: boolean) => (
    <Button variant="outlined" disabled={!possible} onClick={() => onPage(target)} sx={{ minHeight: 44, minWidth: 64 }}>
      {label}
    </Button>
  );
  return (
    <Stack
      component="nav"
      aria-label={labels.group}
      direction="row"
      sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: { xs: 'center', sm: 'flex-end' }, gap: 2, pt: 4 }}
    >
      <Typography
        role="status"
        variant="body2"
        sx={{ color: 'text.secondary', width: { xs: '100%', sm: 'auto' }, textAlign: 'center', mr: { sm: 2 } }}
      >
        {labels.position}
      </Typography>
      {button(labels.first, 1, page > 1)}
      {button(labels.previous, Math.min(page - 1, pages), page > 1)}
      {button(labels.next, page + 1, page < pages)}
      {button(labels.last, pages, page !== pages)}
    </Stack>
  );
}
