import { lazyPart } from '@vidyapath/client/screens/lazy-part';
import { useT } from '@vidyapath/client/screens/use-t';
import { Box, Typography } from '@vidyapath/ui';
import { LatePart } from '../../../components/late-part';
import type { FilterPanelProps } from './filter-panel';

/** Pixels; the panel is about as high. */
const height = 900;

const FilterPanel = lazyPart<FilterPanelProps>(
  async () => (await import(/* webpackChunkName: 'lazy-filter-panel' */ './filter-panel')).FilterPanel,
  (_props, state) => <LatePart height={height} {...state} />,
);

/** The filters beside the courses. */
export function FilterAside(props: FilterPanelProps) {
  const t = useT();
  return (
    <Box component="aside" aria-label={t('catalogue.filters.title')} sx={{ width: 232, flexShrink: 0 }}>
      <Typography component="h2" variant="h6" sx={{ lineHeight: '48px', mb: 3 }}>
        {t('catalogue.filters.title')}
      </Typography>
      <FilterPanel {...props} />
    </Box>
  );
}
