import type { CourseCount } from '@vidyapath/http/course-search';
import { useT } from '@vidyapath/client/screens/use-t';
import { Button, useMediaQuery } from '@vidyapath/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@vidyapath/ui/dialogs';
import { useId } from 'react';
import { foundText } from '../lib/filter-labels';
import { FilterPanel, type FilterPanelProps } from './filter-panel';

export interface FilterDialogProps extends FilterPanelProps {
  open: boolean;
  total: CourseCount | undefined;
  onClear: () => void;
  onClose: () => void;
}

/** The filters where there is no space beside the courses; each choice applies at once. */
export function FilterDialog({ open, total, onClear, onClose, ...panel }: FilterDialogProps) {
  const t = useT();
  const id = useId();
  const isPhone = useMediaQuery('(max-width: 599px)');
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} fullScreen={isPhone} fullWidth maxWidth="xs">
      <DialogTitle id={id}>{t('catalogue.filters.title')}</DialogTitle>
      <DialogContent dividers>
        <FilterPanel {...panel} />
      </DialogContent>
      <DialogActions sx={{ px: 4, py: 3, justifyContent: 'space-between' }}>
        <Button onClick={onClear}>{t('catalogue.filters.clear')}</Button>
        <Button variant="contained" onClick={onClose}>
          {total === undefined
            ? t('catalogue.filters.show')
            : t('catalogue.filters.showFound', { found: foundText(t, total) })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
