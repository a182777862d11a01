import { lazyPart } from '@vidyapath/client/screens/lazy-part';
import { useT } from '@vidyapath/client/screens/use-t';
import { courseOrders } from '@vidyapath/http/course-search-paths';
import { Box, Button, CircularProgress } from '@vidyapath/ui';
import { TextField } from '@vidyapath/ui/forms';
import { useState } from 'react';
import { type CourseOrder, setFilters } from '../lib/course-filters';
import type { FilterDialogProps } from './filter-dialog';
import { FilterIcon } from './filter-icon';

const FilterDialog = lazyPart<FilterDialogProps>(
  async () => (await import(/* webpackChunkName: 'lazy-filter-dialog' */ './filter-dialog')).FilterDialog,
  () => <CircularProgress size={20} sx={{ alignSelf: 'center' }} />,
);

interface CatalogueToolbarProps extends Omit<FilterDialogProps, 'open' | 'onClose'> {
  /** The filters are beside the courses. */
  isWide: boolean;
  sort: CourseOrder;
  onSort: (sort: CourseOrder) => void;
}

/** The order of the courses, and the way to the filters where these are not in view. */
export function CatalogueToolbar({ isWide, sort, onSort, ...filters }: CatalogueToolbarProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const count = setFilters(filters.filters).length;
  return (
    <Box sx={{ display: 'flex', gap: 3, flex: { xs: '1 1 100%', sm: '0 1 auto' } }}>
      {!isWide && (
        <>
          <Button
            variant="outlined"
            startIcon={<FilterIcon />}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            onPointerEnter={FilterDialog.prefetch}
            onFocus={FilterDialog.prefetch}
            sx={{ flexShrink: 0, px: 4 }}
          >
            {count > 0 ? t('catalogue.filters.open', { count }) : t('catalogue.filters.title')}
          </Button>
          <FilterDialog {...filters} open={open} onClose={() => setOpen(false)} />
        </>
      )}
      <TextField
        select
        size="small"
        label={t('catalogue.sort')}
        value={sort}
        onChange={(event) => onSort(event.target.value as CourseOrder)}
        sx={{ flex: 1, minWidth: { xs: 0, sm: 220 } }}
      >
        {courseOrders.map((order) => (
          <option key={order} value={order}>
            {t(`catalogue.orders.${order}`)}
          </option>
        ))}
      </TextField>
    </Box>
  );
}
